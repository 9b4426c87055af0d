/** A setting the server cannot start with. The message is one sentence that names the variable. */
export class SettingsError extends Error {}
