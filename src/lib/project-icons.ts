/** Icons (icons.ts) of technologies, as the portfolio spells them. */
export const stackIcons = {
  ReactJs: { icon: "brand-react" },
  NextJs: { icon: "brand-nextjs" },
  NodeJs: { icon: "brand-nodejs" },
  Python: { icon: "brand-python" },
  MongoDB: { icon: "brand-mongodb" },
  AWS: { icon: "brand-aws" },
  "Digital Ocean": { icon: "brand-digital-ocean" },
  Wordpress: { icon: "brand-wordpress" },
  PHP: { icon: "brand-php" },
  MySQL: { icon: "brand-mysql" },
  Laravel: { icon: "brand-laravel" },
  Redux: { icon: "brand-redux" },
  Bootstrap: { icon: "brand-bootstrap" },
  "Bootstrap 5": { icon: "brand-bootstrap" },
  Jquery: { icon: "brand-jquery" },
  Blockchain: { icon: "blocks" },
  Tailwindcss: { icon: "brand-tailwindcss" },
  Java: { icon: "brand-java" },
} as const;

export const tagIcons = {
  "Web App Development": { icon: "app-window" },
  "Mobile App Development": { icon: "smartphone" },
  "Quality Assurance Engineer": { icon: "badge-check" },
} as const;

export const namesOf = <Name extends string>(icons: Record<Name, unknown>) =>
  Object.keys(icons) as Name[]; // Object.keys returns string[]
