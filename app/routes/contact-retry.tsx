import { contact } from "#app/content/contact.ts";
import { RetryForm } from "#app/forms/retry-form.tsx";
import { describePage } from "#app/lib/page.ts";
import { ContactScreen } from "#app/sections/contact/contact-screen.tsx";

const page = describePage(contact);

export const meta = () => page.meta;

/** What the server answers a plain post it could not take; it fills in the tokens. */
export default function ContactRetry() {
  return (
    <div data-static-page="">
      <ContactScreen trail={page.trail} content={contact}>
        <RetryForm content={contact.form} />
      </ContactScreen>
    </div>
  );
}
