import { Agent, get } from "node:http";

/** In ms. Without one they would take both cores, and a build at low priority would wait for them. */
const pauseMs = 100;

/** Visitors who read one page of a site after the other, each with its scripts. */
export function startVisitors(url: string, paths: readonly string[], count = 8) {
  const agent = new Agent({ keepAlive: true });
  const failures: string[] = [];
  let requests = 0;
  let isOver = false;
  const read = (path: string) =>
    new Promise<string>((resolve) => {
      requests += 1;
      const failed = (reason: string) => {
        failures.push(`${path}: ${reason}`);
        resolve("");
      };
      get(new URL(path, url), { agent }, (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (more: string) => (text += more));
        answer.on("end", () =>
          answer.statusCode === 200 ? resolve(text) : failed(`${answer.statusCode}`),
        );
        answer.on("error", ({ message }) => failed(message));
      }).on("error", ({ message }) => failed(message));
    });
  const visit = async (visitor: number) => {
    for (let at = visitor; !isOver; at += 1) {
      const page = await read(paths[at % paths.length] ?? "/");
      const files = [...new Set([...page.matchAll(/\/_astro\/[\w.~@+-]+\.js/g)].map(([it]) => it))];
      for (const file of files) await read(file);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const all = Array.from({ length: count }, async (_, visitor) => visit(visitor));
  return {
    /** @returns how many requests there were, and which failed */
    async stop() {
      isOver = true;
      await Promise.all(all);
      agent.destroy();
      return { requests, failures };
    },
  };
}
