import type { ComponentProps } from "react";
import { PageIntro } from "./page-intro.tsx";

type PortalPageProps = ComponentProps<typeof PageIntro> & {
  /** Address of what the gate shows: it says again what the words say. */
  picture: string;
  /** The page stays as it was built, without React: its address may be any. */
  isStatic?: boolean;
};

/** A page where a way ends: words beside a gate. */
export function PortalPage({ picture, isStatic, ...intro }: PortalPageProps) {
  return (
    <div
      data-static-page={isStatic ? "" : undefined}
      className="page grid items-center pb-16 lg:grid-cols-[1.2fr_1fr] [&>section]:max-w-none [&>section]:px-0"
    >
      {/* Shown last; written first, so that it is there when the words' part ends (TopEnd). */}
      <img
        src={picture}
        alt=""
        width={560}
        height={480}
        className="order-last mx-auto mt-6 w-full max-w-[30rem]"
      />
      <PageIntro {...intro} />
    </div>
  );
}
