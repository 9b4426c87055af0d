import type { ComponentProps } from "react";
import { Button, ButtonLink } from "#src/ui/button.tsx";

type NothingFoundProps = {
  hidden: boolean;
  level: "h2" | "h3";
  content: { title: string; text: string };
  reset: ComponentProps<typeof Button>;
  link: ComponentProps<typeof ButtonLink>;
  /** By something else to look at. */
  followed?: boolean;
};

/** Shown instead of a list that its filter has emptied; offers a reset and another way on. */
export const NothingFound = ({
  hidden,
  level: Heading,
  content,
  reset,
  link,
  followed,
}: NothingFoundProps) => (
  <div
    hidden={hidden}
    className={`rounded-band border border-dashed border-edge px-6 text-center ${followed ? "mb-8 py-10 md:mb-12" : "py-16"}`}
  >
    <Heading className="text-title">{content.title}</Heading>
    <p className="mx-auto mt-3 max-w-measure text-balance text-muted">{content.text}</p>
    <div className="mt-7 flex flex-wrap justify-center gap-3">
      <Button {...reset} />
      <ButtonLink look="ghost" {...link} />
    </div>
  </div>
);
