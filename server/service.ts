import type { Log } from "./log.ts";

/** A part of the server that runs. */
export type Service = {
  name: string;
  /** Throws when the server cannot run without it. */
  start?(): void | Promise<void>;
  stop?(): void | Promise<void>;
};

/**
 * Starts services one after the other, as they are listed.
 * @param services those in a list of their own stop side by side
 * @returns stops them in reverse order; one that fails is logged and does not keep the others from stopping
 */
export async function run(
  services: readonly (Service | readonly Service[])[],
  log: Pick<Log, "error">,
): Promise<() => Promise<void>> {
  const stop = async (service: Service) => {
    try {
      await service.stop?.();
    } catch (error) {
      log.error({ err: error }, `The service ${service.name} did not stop.`);
    }
  };
  for (const service of services.flat()) await service.start?.();
  return async () => {
    for (const group of services.toReversed()) await Promise.all([group].flat().map(stop));
  };
}
