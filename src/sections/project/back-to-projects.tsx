import { portfolio } from "#src/content/portfolio.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";

/** Home first, which then glides to its projects (src/browser/arrival.ts). */
export const BackToProjects = () => (
  <ButtonLink href="/#projects" look="ghost">
    <Icon name="arrow-left" className="size-4.5" />
    {portfolio.detail.back}
  </ButtonLink>
);
