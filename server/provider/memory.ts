// Smaller ones share their memory with others, or are not worth the trouble.
const leastBytes = 16 * 1024;

/**
 * Gives memory back at once that nobody needs any more. The collector would do so, too, but sees
 * only the few bytes of the object that stands for it, and lets tens of megabytes gather first.
 * @param bytes all of what it is a view of; not to be used any more, since then it is empty
 */
export function letGo(bytes: Uint8Array): void {
  const { buffer, byteLength } = bytes;
  if (!(buffer instanceof ArrayBuffer)) return;
  if (byteLength < leastBytes || byteLength !== buffer.byteLength) return;
  buffer.transfer(0);
}
