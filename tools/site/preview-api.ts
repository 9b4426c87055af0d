/**
 * Settings of the server that takes forms beside Astro's development server. Of a `.env` it leaves out what the site's own
 * server has taken, and what needs a build.
 */
export const previewApi = (port: number) => ({
  PORT: `${port}`,
  HOST: "127.0.0.1",
  API_ONLY: "1",
  METRICS_PORT: "",
  REPLY: "",
});
