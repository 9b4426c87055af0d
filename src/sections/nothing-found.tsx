import type { ComponentProps } from "react";
import { Button, ButtonLink } from "#src/ui/button.tsx";

type NothingFoundProps = {
  level: "h2" | "h3";
  content: { title: string; text: string };
  reset: ComponentProps<typeof Button>;
  link: ComponentProps<typeof ButtonLink>;
  /** By something else to look at. */
  followed?: boolean;
};

/** Shown instead of a list that its filter has emptied; offers a reset and another way on. */
export const NothingFound = ({
  level: Heading,
  content,
  reset,
  link,
  followed,
}: NothingFoundProps) => (
  <div
    className={
      followed
        ? "mb-8 items-end justify-between gap-x-16 border-t border-line pt-9 md:mb-12 md:pt-12 lg:flex"
        : "rounded-band border border-dashed border-edge px-6 py-16 text-center"
    }
  >
    <div>
      <Heading className={followed ? "max-w-[18em] text-heading" : "text-title"}>
        {content.title}
      </Heading>
      <p
        className={`mt-3 max-w-measure text-balance text-muted ${followed ? "text-lead" : "mx-auto"}`}
      >
        {content.text}
      </p>
    </div>
    <div className={`mt-7 flex shrink-0 flex-wrap gap-3 ${followed ? "" : "justify-center"}`}>
      <Button {...reset} />
      <ButtonLink look="ghost" {...link} />
    </div>
  </div>
);
