/** Words that make no command; the program ends with status 2. */
export class UsageError extends Error {}

/** A command that cannot be carried out; the program ends with status 1. */
export class Complaint extends Error {}
