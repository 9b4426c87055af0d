import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { portfolio } from "#app/content/portfolio.ts";
import { returningToProjects } from "#app/lib/return-to-projects.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

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
