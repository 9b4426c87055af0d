/// <reference types="vite/client" />

type ImportMetaEnv = {
  readonly VITE_EMAIL_ORIGIN: string;
  readonly VITE_EMAIL_PUBLIC_KEY: string;
  readonly VITE_EMAIL_SERVICE_ID: string;
  readonly VITE_EMAIL_CONTACT_TEMPLATE_ID: string;
  readonly VITE_EMAIL_APPLICATION_TEMPLATE_ID: string;
  readonly VITE_APPLICATIONS: "server" | "none";
};
