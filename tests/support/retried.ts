const attempts = 3;

/** Does the work again when it fails: on a busy machine a trace, a driver or a form misses its moment. */
export async function retried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts) throw error;
    }
}
