import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { portfolio } from "#src/content/portfolio.ts";
import { returningToProjects } from "#src/lib/return-to-projects.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** Home first, then its projects. Without scripts it is a plain link to the same place. */
export function BackToProjects() {
  const navigate = useNavigate();

  function goBack(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate("/", { state: returningToProjects });
  }

  return (
    <ButtonLink to="/#projects" look="ghost" onClick={goBack}>
      <Icon name="arrow-left" className="size-4.5" />
      {portfolio.detail.back}
    </ButtonLink>
  );
}
