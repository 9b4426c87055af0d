import { page } from "#words";
import type { ProjectCard } from "#src/lib/projects.ts";
import { comma } from "#src/lib/series.ts";
import { MoreLink } from "#src/ui/more-link.tsx";

/** To what was built, if everybody can use it. It stands above the link that the whole card is. */
export const LiveLink = ({ live, title }: Pick<ProjectCard, "live" | "title">) =>
  live && (
    <p className="relative w-fit text-fine">
      <MoreLink href={live}>
        {page.liveSite}
        <span className="sr-only">{`${comma}${title}`}</span>
      </MoreLink>
    </p>
  );
