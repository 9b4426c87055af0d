// Little, since a thousand connections may begin a file and send no more of it.
const firstBytes = 16 * 1024;

/** A file's bytes while they arrive: one piece of memory that grows, and can be given back. */
export type FileBytes = {
  add(data: Uint8Array): void;
  /** All so far; valid until more is added or they are given back. */
  view(): Uint8Array<ArrayBuffer>;
  /** Gives the memory back at once. */
  free(): void;
};

/** Keeps `most` bytes at most; to add more is an error. */
export function fileBytes(most: number): FileBytes {
  let buffer = new ArrayBuffer(0);
  let size = 0;
  return {
    add(data) {
      const needed = size + data.byteLength;
      if (needed > buffer.byteLength) {
        // Twice as much each time, so that all copying together is about one copy.
        const capacity = Math.max(needed, firstBytes, 2 * buffer.byteLength);
        buffer = buffer.transfer(Math.min(capacity, most));
      }
      new Uint8Array(buffer).set(data, size);
      size = needed;
    },
    view: () => new Uint8Array(buffer, 0, size),
    free() {
      buffer = buffer.transfer(0);
      size = 0;
    },
  };
}
