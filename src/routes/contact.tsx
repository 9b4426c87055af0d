import { contact } from "#src/content/contact.ts";
import { ContactForm } from "#src/islands/contact/contact-form.tsx";
import { describePage } from "#src/lib/page.ts";
import { ContactScreen } from "#src/sections/contact/contact-screen.tsx";

const page = describePage(contact, "/contact");

export const meta = () => page.meta;

export default function Contact() {
  return (
    <ContactScreen trail={page.trail} content={contact}>
      <ContactForm content={contact.form} />
    </ContactScreen>
  );
}
