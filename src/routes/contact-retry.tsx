import { contact } from "#src/content/contact.ts";
import { RetryForm } from "#src/islands/contact/retry-form.tsx";
import { describePage } from "#src/lib/page.ts";
import { ContactScreen } from "#src/sections/contact/contact-screen.tsx";

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
