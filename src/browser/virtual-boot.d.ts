/** The boot script, minified, to be inlined in the head (made by tools/vite/boot-script.ts). */
declare module "virtual:boot" {
  const code: string;
  export default code;
}
