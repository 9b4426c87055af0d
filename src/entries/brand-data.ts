import brand from "#brand/content/brand/index.json" with { type: "json" };
import company from "#brand/content/company/index.json" with { type: "json" };

/* For Vite, where #brand is the folder that BRAND_DIR names. package.json maps other programs to brand-data.node.ts. */
export const data = { brand, company };
