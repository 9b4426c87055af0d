import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("services/:section?", "routes/services.tsx"),
  route("careers", "routes/careers.tsx"),
  route("careers/sent", "routes/careers-sent.tsx"),
  route("careers/retry", "routes/careers-retry.tsx"),
  route("careers/:slug", "routes/job.tsx"),
  route("portfolio", "routes/portfolio.tsx"),
  route("portfolio/:slug", "routes/project.tsx"),
  route("about", "routes/about.tsx"),
  route("contact", "routes/contact.tsx"),
  route("contact/sent", "routes/contact-sent.tsx"),
  route("contact/retry", "routes/contact-retry.tsx"),
  route("privacy", "routes/privacy.tsx"),
  route("our-apps", "routes/our-apps.tsx"),
  route("tech/:slug", "routes/technology.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
