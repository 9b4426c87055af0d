import { expect, onTestFinished, test, vi } from "vitest";

test("pages built for the project's server at another address post there, with guards and resumes", async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  vi.stubEnv("VITE_EMAIL_ORIGIN", "https://forms.example.com");
  vi.stubEnv("VITE_EMAIL_GUARDS", "1");
  vi.stubEnv("VITE_APPLICATIONS", "server");
  vi.resetModules();
  const { deliversApplications, endpoint } = await import("./endpoint.ts");
  const formAction = "https://forms.example.com/api/v1.0/email/send-form";
  expect(endpoint).toMatchObject({ formAction, knowsGuards: true });
  expect(deliversApplications).toBe(true);
});
