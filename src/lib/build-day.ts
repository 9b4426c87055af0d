/** The day of the build, such as "2026-11-21". */
export const buildDay = process.env["BUILD_DATE"] ?? new Date().toISOString().slice(0, 10);
