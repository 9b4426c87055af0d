/** Labels of fields whose names in the files say too little. */
const labels: Record<string, string> = {
  lead: "Introduction",
  intro: "Introduction",
  plain: "First part of the heading",
  bright: "Last part of the heading, in color",
  suffix: "Sign after the number",
  to: "Leads to",
  alt: "What the picture shows",
  h1: "Heading of the page",
  cta: "Text of the button",
  eyebrow: "Small line above the heading",
  blurb: "Introduction",
  samples: "Code samples",
  stats: "Figures",
  tiles: "Figures",
  cards: "Cards",
  tint: "Color of the icon",
  glance: "Heading above the prices",
  slugs: "Technologies",
  per: "For each",
  detail: "A page of its own",
  datePosted: "Posted on",
  validThrough: "Last day to apply",
  firstMonths: "First months",
  inMenu: "Show it in the menu",
  why: "Reasons",
  accent: "Color",
  id: "Short name",
  badge: "Small line above the heading",
  callToAction: "Invitation at the foot of the page",
  closing: "Invitation at the foot of the page",
  primary: "Main button",
  secondary: "Second button",
  image: "Picture",
};

/** Turns `heroPicture` into "Hero picture". */
export function labelOf(key: string): string {
  const known = labels[key];
  if (known) return known;
  const words = key
    .replaceAll("_", " ")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "1st", "2nd", "11th" of a place in a list that counts from 0. */
export function ordinal(index: number): string {
  const number = index + 1;
  const isTeen = Math.floor(number / 10) % 10 === 1;
  const ending = isTeen ? undefined : ["st", "nd", "rd"][(number % 10) - 1];
  return `${number}${ending ?? "th"}`;
}
