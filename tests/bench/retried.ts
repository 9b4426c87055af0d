const attempts = 3;

/** Retries failed work: on a busy machine traces, drivers and forms sometimes miss an event. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts) throw error;
    }
}
