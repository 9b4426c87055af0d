export type BrandMark = {
  /** Name in the installed Iconify sets. */
  icon: `${"logos" | "simple-icons" | "lucide"}:${string}`;
  /** The brand's color, for single-color marks; without it the mark has the color of the text. */
  color?: string;
  /** A lighter tone for the dark theme. */
  dark?: string;
};

/** Brand marks of technologies, shown by `<Icon name="brand-…">`. */
export const brands: Record<string, BrandMark> = {
  angular: { icon: "simple-icons:angular", color: "#d6135c", dark: "#f2588f" },
  aws: { icon: "simple-icons:amazonwebservices", color: "#e8890c" },
  azure: { icon: "simple-icons:microsoftazure", color: "#0078d4", dark: "#4aa8f0" },
  bootstrap: { icon: "simple-icons:bootstrap", color: "#7952b3" },
  "digital-ocean": { icon: "simple-icons:digitalocean", color: "#0080ff" },
  docker: { icon: "logos:docker-icon" },
  figma: { icon: "logos:figma" },
  flutter: { icon: "simple-icons:flutter", color: "#1389d8" },
  android: { icon: "simple-icons:android", color: "#34a853" },
  go: { icon: "simple-icons:go", color: "#00a1c9" },
  "google-cloud": { icon: "logos:google-cloud" },
  ios: { icon: "simple-icons:apple" },
  jquery: { icon: "simple-icons:jquery", color: "#0a69ad", dark: "#4c9fdc" },
  laravel: { icon: "simple-icons:laravel", color: "#ff2d20" },
  java: { icon: "logos:java" },
  kubernetes: { icon: "simple-icons:kubernetes", color: "#326ce5", dark: "#6b95f0" },
  mongodb: { icon: "simple-icons:mongodb", color: "#3fa037" },
  mysql: { icon: "logos:mysql-icon", color: "#00618a", dark: "#4aa3c9" },
  nextjs: { icon: "simple-icons:nextdotjs" },
  nodejs: { icon: "simple-icons:nodedotjs", color: "#5fa04e" },
  php: { icon: "simple-icons:php", color: "#777bb4" },
  postgresql: { icon: "simple-icons:postgresql", color: "#4169e1", dark: "#7f9bf5" },
  python: { icon: "logos:python" },
  react: { icon: "simple-icons:react", color: "#0b9fc7" },
  redis: { icon: "simple-icons:redis", color: "#ff4438" },
  redux: { icon: "simple-icons:redux", color: "#764abc", dark: "#a384dd" },
  tailwindcss: { icon: "simple-icons:tailwindcss", color: "#06a5c4" },
  typescript: { icon: "simple-icons:typescript", color: "#3178c6", dark: "#5a9be0" },
  wordpress: { icon: "simple-icons:wordpress", color: "#21759b", dark: "#58a6c9" },
  vue: { icon: "logos:vue" },
};

/** Icons of technologies, as the portfolio spells them. */
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
