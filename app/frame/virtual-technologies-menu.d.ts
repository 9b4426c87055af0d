/** The lines of the Technologies menu (made by scripts/vite/technologies-menu.ts out of menu-data.ts). */
declare module "virtual:technologies-menu" {
  const groups: readonly import("#app/content/navigation.ts").NavGroup[];
  export default groups;
}
