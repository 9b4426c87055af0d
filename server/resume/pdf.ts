// Readers look for the header within the first kilobyte (ISO 32000-1, annex H, note 13).
const headerWithin = 1024;

/** Whether bytes begin as a PDF file does. */
export function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .subarray(0, headerWithin)
    .includes("%PDF-");
}
