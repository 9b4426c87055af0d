import type { AboutPage } from "./types/about.ts";

export const about: AboutPage = {
  title: "About Us",
  description:
    "A software and design company founded in Lahore in 2010: 250+ people, five offices, and the habits that let clients stay for years.",
  hero: {
    heading: "Built in Lahore, used a long way from it",
    intro:
      "We design and write software for companies on four continents, from a walled city where craftsmen have shared streets and secrets for a thousand years.",
  },
  heroPicture: {
    scene: "about",
    alt: "The walled city of Lahore with thirteen gates in a row; the middle one is open and full of light",
  },
  story: {
    heading: "Our Story",
    paragraphs: [
      "In 2010 five friends rented two rooms over a bookbinder near Delhi Gate. The first client was the bookbinder, who wanted to know which paper he was running out of. The program was ugly and correct, and he used it for nine years.",
      "Word traveled by way of cousins. A printer in Manchester called, then a clinic in New Jersey, then a shipping agent who needed everything by Ramadan. We learned to write estimates that survived the month, and to send a designer along with the engineers, because the hard questions were seldom about code.",
      "Today 250+ people work from five offices. Lahore is still the largest, and the apprentices still start at the long table by the window. The bookbinder retired; his daughter runs the shop and the third version of the program.",
    ],
    facts: [
      { figure: "2010", label: "Founded" },
      { figure: "250+", label: "Team members" },
      { figure: "5", label: "Offices" },
    ],
    officesHeading: "Five offices",
    offices: [
      { city: "Lahore", country: "Pakistan", text: "The main studio: design, engineering, data." },
      {
        city: "San Francisco",
        country: "United States",
        text: "Front-end leads, awake while Lahore sleeps.",
      },
      { city: "London", country: "United Kingdom", text: "Platforms and on-call for Europe." },
      {
        city: "Berlin",
        country: "Germany",
        text: "Testing, accessibility and a good coffee machine.",
      },
      {
        city: "New York",
        country: "United States",
        text: "Product managers, ten minutes from most of their clients.",
      },
    ],
  },
  mission: {
    heading: "Our Mission",
    text: "To give each client software their own people understand, can afford to run, and could change without us.",
  },
  vision: {
    heading: "Our Vision",
    text: "That a company anywhere, asked where its best software was made, can answer Lahore and surprise no one.",
  },
  values: {
    heading: "Core Values",
    items: [
      {
        icon: "gem",
        title: "Excellence",
        text: "The part nobody sees is finished too. We open the drawer, check the joint, and only then sign the work.",
      },
      {
        icon: "lightbulb",
        title: "Innovation",
        text: "A new tool earns its place with a measurement. We try many on Fridays and keep the few that made Monday easier.",
      },
      {
        icon: "scale",
        title: "Integrity",
        text: "Bad news is given the day we learn it, with the cost attached. An invoice never contains a surprise.",
      },
    ],
  },
  awards: {
    heading: "Awards",
    intro: "Four we are proud of, chiefly because clients had to write the letters.",
    items: [
      {
        icon: "trophy",
        title: "Best Software Innovator 2024",
        text: "For a claims system that moved from paper to tablets while the insurer stayed open.",
      },
      {
        icon: "smile",
        title: "Client Satisfaction Leader",
        text: "Given on the strength of interviews the jury held with our clients, without us on the call.",
      },
      {
        icon: "badge-check",
        title: "Top Rated Development Partner",
        text: "Earned by teams placed with agencies, and rated by the product owners they reported to.",
      },
      {
        icon: "cloud",
        title: "Excellence in Cloud Solutions",
        text: "For cutting a freight company's hosting bill by half and its longest outage to six minutes.",
      },
    ],
  },
  careers: {
    heading: "There is room at the long table",
    intro:
      "Some openings are remote, others come with a desk in one of our offices. Either way your first interview is with the people you would work beside.",
    link: { label: "See the openings", to: "/careers" },
  },
};
