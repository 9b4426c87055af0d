import { useEffect, useState } from "react";
import { readWho } from "./requests.ts";
import type { Publishing } from "./use-publishing.ts";

type PublishBarProps = { publishing: Publishing; isOpen: boolean };

/** In the bar at the top: the way to what is not live yet, and out. */
export function PublishBar({ publishing, isOpen }: PublishBarProps) {
  const [who, setWho] = useState<Awaited<ReturnType<typeof readWho>>>();
  useEffect(() => void readWho().then(setWho, () => {}), []);
  const count = publishing.changes?.length ?? 0;
  const isRunning = publishing.status.running !== undefined;
  return (
    <div className="publish-bar">
      {who?.canLeave ? (
        <form method="post" action="/edit/sign-out">
          <button type="submit" className="link">
            Sign out<span className="who"> {who.name}</span>
          </button>
        </form>
      ) : undefined}
      <a
        href="#/changes"
        className={`button${count > 0 && !isRunning && !isOpen ? " main" : ""}`}
        aria-current={isOpen ? "page" : undefined}
      >
        {isRunning ? "Publishing …" : count === 0 ? "Published" : `Publish (${count})`}
      </a>
    </div>
  );
}
