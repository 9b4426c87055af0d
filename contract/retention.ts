/** How long entries are kept unless settings say otherwise, in days. */
export const retentionDays = { message: 365, application: 180 };

export type RetentionDays = Readonly<typeof retentionDays>;

/** As the settings of a build say, which its pages tell. The server erases by the same ones, or does not start. */
export const retentionOf = (env: Readonly<Record<string, string | undefined>>): RetentionDays => ({
  message: Number(env["RETENTION_MESSAGES"] || retentionDays.message),
  application: Number(env["RETENTION_APPLICATIONS"] || retentionDays.application),
});
