import { sendFormPath } from "#contract/provider.ts";
import { ids, providerIds, type TestApp } from "./app.ts";

export const applied = {
  job_title: "Data Scientist",
  full_name: "Ayesha Khan",
  email: "ayesha@example.org",
  phone_number: "",
  location: "lahore",
  github_url: "https://github.com/ayesha",
  linkedin_url: "",
  cover_letter: "",
} as const;

export const applicationIds = { ...ids, template_id: providerIds.applicationTemplateId };

export const pdf = new File(["%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n"], "Ayesha Khan.pdf");

/** The form as a browser posts it, ids first. */
export function applicationForm(
  changes: Record<string, string> = {},
  resume: File | undefined = pdf,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...applicationIds, ...applied, ...changes })) {
    form.append(name, value);
  }
  if (resume) form.append("resume", resume);
  return form;
}

export const apply = (
  { app }: Pick<TestApp, "app">,
  body: FormData = applicationForm(),
  headers: Record<string, string> = {},
) => app.request(sendFormPath, { method: "POST", body, headers });
