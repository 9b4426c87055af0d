import { expect, onTestFinished, test, vi } from "vitest";
import { formIds } from "#contract/form-endpoint.ts";

test("pages built for the project's server at another address post there, with guards and resumes", async () => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  vi.stubEnv("VITE_EMAIL_ORIGIN", "https://forms.example.com");
  vi.stubEnv("VITE_EMAIL_GUARDS", "1");
  vi.stubEnv("VITE_EMAIL_PUBLIC_KEY", "of-another-provider");
  vi.stubEnv("VITE_APPLICATIONS", "server");
  vi.resetModules();
  const { deliversApplications, endpoint } = await import("./endpoint.ts");
  const formAction = "https://forms.example.com/api/v1.0/email/send-form";
  // With the IDs that this server knows, whatever else the settings name.
  expect(endpoint).toMatchObject({ formAction, knowsGuards: true, ...formIds });
  expect(deliversApplications).toBe(true);
});
