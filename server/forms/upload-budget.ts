import { payloadTooLarge, retryLater } from "./http-error.ts";

/** The memory held by one body, or by one answer. */
export type UploadShare = ReturnType<ReturnType<typeof createUploadBudget>>;

// Text of thousands of messages, and seven resumes of the maximum size.
// The process uses up to twice as much between garbage collections.
const maxBytes = 48 * 1024 * 1024;
const maxFileBytes = 38 * 1024 * 1024;

type Holder = {
  client: string;
  bytes: number;
  /** Gives everything back at once. Undefined: the memory is in use. */
  evict: (() => void) | undefined;
};

/**
 * Limits the memory held by all unfinished bodies and unsent answers together. When it is full, the client that
 * holds the most is evicted for those that hold less, so a few clients cannot keep the others out. Bytes count
 * when they arrive, not when Content-Length announces them, so a false length blocks nobody.
 */
export function createUploadBudget() {
  let held = 0;
  const holders = new Set<Holder>();

  function hold(holder: Holder, bytes: number): void {
    holder.bytes += bytes;
    held += bytes;
  }

  /** The largest body or answer of the client with the most, if that is more than `client` would hold. */
  function largest(client: string, wanted: number): Holder | undefined {
    const totals = new Map<string, number>();
    for (const { client, bytes } of holders) totals.set(client, (totals.get(client) ?? 0) + bytes);
    const total = (holder: Holder) => totals.get(holder.client) ?? 0;
    const own = (totals.get(client) ?? 0) + wanted;
    let most: Holder | undefined;
    for (const holder of holders) {
      if (!holder.evict || holder.bytes === 0 || total(holder) <= own) continue;
      const lead = most ? total(holder) - total(most) || holder.bytes - most.bytes : 1;
      if (lead > 0) most = holder;
    }
    return most;
  }

  /** @param onLost called when the memory had to be given to others */
  return (client: string, onLost = () => {}) => {
    const buffers: ReturnType<typeof growableBuffer>[] = [];
    let lost = false;
    const holder: Holder = { client, bytes: 0, evict };
    holders.add(holder);

    function release(): void {
      for (const buffer of buffers) buffer.free();
      hold(holder, -holder.bytes);
      holders.delete(holder);
    }
    function evict(): void {
      lost = true;
      release();
      onLost();
    }

    /**
     * Counts bytes that are about to be kept.
     * @param isFile files leave room for messages
     * @throws HttpError 503 when too much is held
     */
    function reserve(bytes: number, isFile = false): void {
      if (lost) throw full();
      while (held + bytes > (isFile ? maxFileBytes : maxBytes)) {
        const rival = largest(client, bytes);
        if (!rival?.evict) throw full();
        rival.evict();
      }
      hold(holder, bytes);
    }

    return {
      reserve,
      /** A buffer that reserves what is added to it. `release` empties it. */
      buffer(maxLength: number, isFile = false) {
        const buffer = growableBuffer(maxLength, (bytes) => reserve(bytes, isFile));
        buffers.push(buffer);
        return buffer;
      },
      /**
       * From now on the memory is not given to others.
       * @throws HttpError 503 when it has been
       */
      keep(): void {
        if (lost) throw full();
        holder.evict = undefined;
      },
      release,
    };
  };
}

const full = () => retryLater("uploadsFull", 10);

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
