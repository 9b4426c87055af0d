/** The lines of the Technologies menu (made by tools/vite/technologies-menu.ts out of menu-data.ts). */
declare module "virtual:technologies-menu" {
  const groups: readonly import("#src/content/navigation.ts").NavGroup[];
  export default groups;
}
