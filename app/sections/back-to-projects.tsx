import type { MouseEvent } from "react";
import { useNavigate } from "react-router";
import { portfolio } from "#app/content/portfolio.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

/** How long the home page stands before it scrolls to the projects (specification, section 9). */
const scrollDelayMs = 100;

/** Home first, then its projects. Without scripts it is a plain link to the same place. */
export function BackToProjects() {
  const navigate = useNavigate();

  async function goBack(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    await navigate("/", { viewTransition: true });
    setTimeout(() => navigate("/#projects", { replace: true }), scrollDelayMs);
  }

  return (
    <ButtonLink to="/#projects" look="ghost" onClick={goBack}>
      <Icon name="arrow-left" className="size-4.5" />
      {portfolio.detail.back}
    </ButtonLink>
  );
}
