import lucide from "@iconify-json/lucide/icons.json" with { type: "json" };

export const iconNames: readonly string[] = Object.keys(lucide.icons);

/** The editor offers only entries that are there. */
export const isEntry = () => true;
