import type { Technology } from "#src/content/types/technology.ts";

export const technology = {
  slug: "python",
  order: 5,
  name: "Python",
  icon: "brand-python",
  title: "Python Development",
  description:
    "Python for pricing engines, data pipelines and model APIs. We turn a notebook on one laptop into a service with tests and an owner.",
  group: "Back-end",
  inMenu: true,
  accent: "lapis",
  eyebrow: "Back-end language",
  h1: "Python Development",
  blurb:
    "It is the language your analysts already read. We write Python for pricing engines, document pipelines and the APIs that sit next to a model.",
  cta: "Talk to a Python engineer",
  services: {
    heading: "Where Python does the work",
    cards: [
      {
        icon: "layers",
        title: "Django back offices",
        text: "The Django admin gives your staff a usable back office in the first week. We shape it as their work becomes clear.",
      },
      {
        icon: "brain",
        title: "Model APIs",
        text: "A trained model behind FastAPI, its inputs checked by Pydantic and its version named in every answer.",
      },
      {
        icon: "workflow",
        title: "Data pipelines",
        text: "Nightly files from banks, suppliers and sensors, cleaned with pandas or Polars. Bad rows are set aside with a reason.",
      },
      {
        icon: "notebook-pen",
        title: "Notebook to production",
        text: "Your scientist's notebook becomes a package with tests, a schedule and an alarm for the day its numbers drift.",
      },
    ],
  },
  why: {
    heading: "Why Choose Python?",
    caveat:
      "A plain Python loop is slow. Where each millisecond of processor time is billed, we would pick Go or Java.",
    points: [
      {
        title: "The libraries exist",
        text: "NumPy, scikit-learn and PyTorch do the serious arithmetic in compiled code or on a GPU, and you write one line of Python.",
      },
      {
        title: "Experts can check it",
        text: "An actuary or a chemist can review the formula in the code itself, without a translator.",
      },
      {
        title: "Types where they pay",
        text: "With type hints and a checker, a missing value is found in review. The first invoice run is a bad place to find it.",
      },
      {
        title: "Concurrency, chosen knowingly",
        text: "Asyncio for waiting, processes for computing. Builds without the global lock exist now, and we measure before we recommend one.",
      },
    ],
  },
  service: "data-science-ai",
  projects: ["data-force"],
  seeAlso: [
    {
      technology: "nodejs",
      text: "For an API that mostly forwards and waits, Node.js is often the smaller bill.",
    },
  ],
  closing: {
    heading: "Start with a sample of your data",
    text: "A thousand rows with the names removed tell us more than a specification. We will say what they can and cannot answer.",
  },
  picture: {
    alt: "A Python notebook grouping orders by city, with its table and a histogram",
  },
} satisfies Technology;
