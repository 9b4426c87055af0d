import type { AppsPage } from "./types/apps.ts";

export const apps: AppsPage = {
  title: "Our Apps",
  description:
    "Two apps of our own, Mojito VPN for private browsing and an AI image generator, built on the rules we set for client work.",
  hero: {
    heading: "Our Apps",
    intro:
      "Between client projects we make products for ourselves. They are where we try an idea before we recommend it, and where we get the one-star reviews in person.",
  },
  featuresLabel: "Key Features",
  button: "Comming Soon!",
  apps: [
    {
      id: 1,
      name: "Mojito VPN",
      description:
        "One tap puts your traffic through an encrypted tunnel, in the airport lounge or the hotel lobby. It picks the nearest quick server and then stays out of sight.",
      category: "SecurityApplication",
      image: {
        scene: "mojito-vpn",
        alt: "Mojito VPN on a phone: a lime-green connect button inside an arch, and Frankfurt chosen as the server",
      },
      icon: "shield-check",
      features: [
        "Military-grade encryption",
        "Global server network",
        "No-logs policy",
        "Unlimited bandwidth",
        "Cross-platform support",
      ],
      downloadUrl: "#",
      rating: 4.8,
      downloads: "1M+",
      color: "turq",
    },
    {
      id: 2,
      name: "AI Image Generator",
      description:
        "Describe a picture and choose a hand to paint it: watercolor, miniature, poster, photograph. Keep the four you like, refine one, and print it large.",
      category: "DesignApplication",
      image: {
        scene: "ai-image-generator",
        alt: "The image generator on a phone: a sentence about a tiger in a garden above four versions in different styles",
      },
      icon: "wand-sparkles",
      features: [
        "Advanced AI algorithms",
        "Multiple art styles",
        "High-resolution output",
        "Batch generation",
        "Custom prompts",
      ],
      downloadUrl: "#",
      rating: 4.9,
      downloads: "500K+",
      color: "saffron",
    },
  ],
  why: {
    heading: "Why Choose Our Apps?",
    blurbs: [
      {
        icon: "lock",
        title: "Security First",
        text: "An app asks for a permission only at the moment it needs one, and still works when you refuse.",
      },
      {
        icon: "zap",
        title: "Lightning Fast",
        text: "Both open in under two seconds on the oldest phone in our drawer, which is from 2019.",
      },
      {
        icon: "globe",
        title: "Global Reach",
        text: "Interfaces in eleven languages, Urdu and Arabic among them, read from right to left where they should be.",
      },
    ],
  },
};
