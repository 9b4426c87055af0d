import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };

export const iconNames: readonly string[] = Object.keys(lucide.icons);

/* The editor offers only entries that are there; files are looked at when the site is built. */
export const isEntry = () => true;
export const isBrandFile = () => true;
export const logoRatio = () => 1;
