import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };

export const iconNames: readonly string[] = Object.keys(lucide.icons);

/* The editor offers only existing entries; files are checked when the site is built. */
export const isEntry = () => true;
export const isBrandFile = () => true;
export const logoRatio = () => 1;
