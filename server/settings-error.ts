/** What the server cannot start with. The message is one sentence, which names the variable if it is a setting's. */
export class SettingsError extends Error {}
