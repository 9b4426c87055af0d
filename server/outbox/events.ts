import { createHmac } from "node:crypto";
import { cleanFileName } from "#server/file-name.ts";
import type { Submission } from "#server/inbox/submission.ts";

/** What an event may tell, in the order in which it does. Names are the same for messages and applications. */
export const eventFields = [
  "kind",
  "name",
  "subject",
  "email",
  "phone",
  "company",
  "location",
  "github",
  "linkedin",
  "text",
  "resume",
  "visit",
] as const;
export type EventField = (typeof eventFields)[number];

/** Enough to see that somebody wrote, and to look it up. */
export const usualFields: readonly EventField[] = ["kind", "name", "subject"];

/** A link to a resume, and when it ends. */
export type FileLink = { url: string; until: string };

/**
 * The body of an event: type, time and data, as Standard Webhooks asks, and the version of its form, in which fields are only
 * added. What the visitor left out is not there.
 * @param link to the resume, where it is told
 */
export function eventOf(submission: Submission, fields: readonly EventField[], link?: FileLink) {
  const { reference, receivedAt, suspected, suspicion = "unknown", test } = submission;
  const all: Partial<Record<EventField, unknown>> = { ...valuesOf(submission, link) };
  const told = fields.flatMap((field) => {
    const value = all[field];
    return value === undefined || value === "" ? [] : [[field, value] as const];
  });
  const data = {
    reference,
    ...(suspected && { suspected: suspicion }),
    ...Object.fromEntries(told),
  };
  return { v: 1, type: test ? "test" : `${submission.kind}.received`, timestamp: receivedAt, data };
}

/** By the same names for both kinds. */
export function valuesOf(submission: Submission, link?: FileLink) {
  const { kind, email, visit } = submission;
  if (submission.kind === "message") {
    const { name, phone, company, subject, message: text } = submission;
    return { kind, name, subject, email, phone, company, text, visit };
  }
  const { full_name: name, job_title: subject, phone_number: phone, location } = submission;
  const { github_url: github, linkedin_url: linkedin, cover_letter: text, resume } = submission;
  const file = { name: cleanFileName(resume.name), type: resume.mediaType, size: resume.size };
  const more = { github, linkedin, text, resume: { ...file, ...link }, visit };
  return { kind, name, subject, email, phone, location, ...more };
}

/**
 * The headers of an event (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
 * @param id the same in every attempt
 */
export function signed(secret: Uint8Array, id: string, body: string, now: Date) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signature = createHmac("sha256", secret)
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature}`,
  };
}
