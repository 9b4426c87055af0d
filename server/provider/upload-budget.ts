import { Refusal } from "./refusal.ts";

/** What one request holds of the memory for bodies that are still arriving. */
export type Allotment = {
  /** Counts bytes that are about to be kept. @throws Refusal 503 when all requests hold too much */
  take(bytes: number): void;
  /** Gives everything back; may be called again. */
  release(): void;
};

export type UploadBudget = { open(): Allotment };

// Nine resumes of the largest size at once, on top of what the process needs anyway.
const mostBytes = 48 * 1024 * 1024;

// Uploads last seconds; by then some have ended.
const retrySeconds = 10;

/**
 * Bounds what all bodies under way hold in memory together. Bytes count when they arrive, not when
 * a sender announces them, so announcing much and sending nothing keeps nobody out.
 */
export function createUploadBudget(most: number = mostBytes): UploadBudget {
  let held = 0;
  return {
    open() {
      let own = 0;
      return {
        take(bytes) {
          if (held + bytes > most) {
            throw new Refusal(503, "Too many uploads at once. Please try again in a moment.", {
              headers: { "Retry-After": String(retrySeconds) },
            });
          }
          held += bytes;
          own += bytes;
        },
        release() {
          held -= own;
          own = 0;
        },
      };
    },
  };
}
