import { contact } from "#app/content/contact.ts";
import { ContactForm } from "#app/forms/contact-form.tsx";
import { pageMeta } from "#app/lib/meta.ts";
import { ContactScreen } from "#app/sections/contact-screen.tsx";

export const meta = () => pageMeta({ ...contact, path: "/contact" });

export default function Contact() {
  return (
    <ContactScreen content={contact}>
      <ContactForm content={contact.form} />
    </ContactScreen>
  );
}
