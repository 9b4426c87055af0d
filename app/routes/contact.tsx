import { contact } from "#app/content/contact.ts";
import { ContactForm } from "#app/forms/contact-form.tsx";
import { describePage } from "#app/lib/page.ts";
import { ContactScreen } from "#app/sections/contact/contact-screen.tsx";

const page = describePage(contact, "/contact");

export const meta = () => page.meta;

export default function Contact() {
  return (
    <ContactScreen trail={page.trail} content={contact}>
      <ContactForm content={contact.form} />
    </ContactScreen>
  );
}
