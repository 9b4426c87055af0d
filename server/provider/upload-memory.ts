import { payloadTooLarge, retryLater } from "./http-error.ts";

/** The memory held by the body of one request. */
export type UploadMemory = ReturnType<ReturnType<typeof createUploadMemory>>;

// Text of thousands of messages, and seven resumes of the maximum size, two of them from one client.
// The process uses up to twice as much between garbage collections.
const maxBytes = 48 * 1024 * 1024;
const maxFileBytes = 38 * 1024 * 1024;
const maxClientBytes = 11 * 1024 * 1024;

/**
 * Limits the memory held by all unfinished bodies together, and by those of one client. Bytes count
 * when they arrive, not when Content-Length announces them, so a false length blocks nobody.
 */
export function createUploadMemory() {
  let held = 0;
  const heldBy = new Map<string, number>();
  return (client: string) => {
    let own = 0;
    const buffers: ReturnType<typeof growableBuffer>[] = [];

    function hold(bytes: number): void {
      own += bytes;
      held += bytes;
      const left = (heldBy.get(client) ?? 0) + bytes;
      if (left === 0) heldBy.delete(client);
      else heldBy.set(client, left);
    }

    /**
     * Counts bytes that are about to be kept.
     * @param isFile files leave room for messages
     * @throws HttpError 503 when too much is held
     */
    function reserve(bytes: number, isFile = false): void {
      const max = isFile ? maxFileBytes : maxBytes;
      if (held + bytes > max || (heldBy.get(client) ?? 0) + bytes > maxClientBytes)
        throw retryLater("uploadsFull", 10);
      hold(bytes);
    }

    return {
      reserve,
      /** A buffer that reserves what is added to it. `release` empties it. */
      buffer(maxLength: number, isFile = false) {
        const buffer = growableBuffer(maxLength, (bytes) => reserve(bytes, isFile));
        buffers.push(buffer);
        return buffer;
      },
      release(): void {
        for (const buffer of buffers) buffer.free();
        hold(-own);
      },
    };
  };
}

/** Keeps small chunks without an allocation for each. `add` throws HttpError 413 when it is full. */
function growableBuffer(maxLength: number, reserve: (bytes: number) => void) {
  const buffer = new ArrayBuffer(0, { maxByteLength: maxLength });
  let size = 0;
  return {
    add(chunk: Uint8Array): void {
      reserve(chunk.byteLength);
      const end = size + chunk.byteLength;
      if (end > maxLength) throw payloadTooLarge();
      if (end > buffer.byteLength)
        buffer.resize(Math.min(maxLength, Math.max(end, 2 * size, 4096)));
      new Uint8Array(buffer).set(chunk, size);
      size = end;
    },
    view: () => new Uint8Array(buffer, 0, size),
    /** Returns the memory at once; the garbage collector would let tens of megabytes accumulate. */
    free(): void {
      size = 0;
      buffer.resize(0);
    },
  };
}
