import { expect, test } from "vitest";
import { readSettings } from "#server/settings.ts";
import { environment } from "#server/testing/serving.ts";
import { previewApi } from "./preview-api.ts";

test("the server beside a preview starts with the settings of the site's server, and leaves it its port", () => {
  const ofSite = {
    ...environment,
    METRICS_PORT: "9100",
    REPLY: "1",
    SMTP_URL: "smtp://mail.example.com",
    MAIL_TO: "office@example.com",
  };
  const settings = readSettings({ ...ofSite, ...previewApi(3002) });
  expect(settings).toMatchObject({ port: 3002, apiOnly: true });
  expect(settings.metricsPort).toBeUndefined();
});
