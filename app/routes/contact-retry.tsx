import { contact } from "#app/content/contact.ts";
import { RetryForm } from "#app/forms/retry-form.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { ContactScreen } from "#app/sections/contact-screen.tsx";

export const meta = () => pageMeta({ title: contact.title, description: contact.description });

/** What the server answers a plain post it could not take; it fills in the tokens. */
export default function ContactRetry() {
  return (
    <div data-static-page="">
      <ContactScreen content={contact}>
        <RetryForm content={contact.form} />
      </ContactScreen>
    </div>
  );
}
