import { useEffect, useState } from "react";
import { readWho } from "./requests.ts";
import type { Publishing } from "./use-publishing.ts";

type PublishBarProps = { publishing: Publishing; isOpen: boolean };

/** In the bar at the top: the way to what is not live yet, and out. */
export function PublishBar({ publishing, isOpen }: PublishBarProps) {
  const [who, setWho] = useState<Awaited<ReturnType<typeof readWho>>>();
  useEffect(() => void readWho().then(setWho, () => {}), []);
  const { changes, status, isCurrent } = publishing;
  const count = changes?.length ?? 0;
  const isRunning = status.running !== undefined;
  const label = () => {
    if (isRunning) return "Publishing …";
    if (status.problem !== undefined) return "Publishing is not possible";
    if (!isCurrent) return "Publish …";
    if (count > 0) return `Publish (${count})`;
    return status.isSent === false ? "Recorded" : "Published";
  };
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
        {label()}
      </a>
    </div>
  );
}
