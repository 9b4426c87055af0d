import { startProductionServer } from "../../../tools/production-server.ts";
import { inbox } from "../../../server/testing/inbox.ts";

export type Site = {
  url: string;
  /** What `npm run inbox …` prints. @throws with what it complains of */
  inbox(...words: string[]): Promise<string>;
  close(): Promise<void>;
};

/** The production build on the production server, with an inbox of its own. */
export async function openSite(): Promise<Site> {
  const server = await startProductionServer();
  return {
    url: server.url,
    inbox: async (...words) => {
      const { code, out, err } = await inbox(server.dataDir, words);
      if (code !== 0) throw new Error(err);
      return out;
    },
    close: server.stop,
  };
}

type Kept = { number: number; kind: string; suspected: boolean; email: string };

/** What the inbox holds of somebody. */
export async function keptOf(site: Site, email: string): Promise<Kept[]> {
  const all = JSON.parse(await site.inbox("export")) as Kept[]; // its own format
  return all.filter((entry) => entry.email === email);
}
