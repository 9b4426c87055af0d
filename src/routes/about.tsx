import { scene } from "#src/lib/pictures/scenes.ts";
import { about } from "#src/content/about.ts";
import { describePage } from "#src/lib/page.ts";
import { Awards } from "#src/sections/about/awards.tsx";
import { Purpose } from "#src/sections/about/purpose.tsx";
import { Story } from "#src/sections/about/story.tsx";
import { Values } from "#src/sections/about/values.tsx";
import { LeadOn } from "#src/sections/lead-on.tsx";
import { PageIntro } from "#src/sections/page-intro.tsx";
import { ButtonLink } from "#src/ui/button.tsx";

const page = describePage(about, "/about");

export const meta = () => page.meta;

export default function About() {
  const { heroPicture, careers } = about;
  return (
    <>
      <PageIntro trail={page.trail} {...about.hero} />
      <div className="page pb-8">
        <img
          src={scene(heroPicture.scene)}
          alt={heroPicture.alt}
          width={1240}
          height={420}
          className="h-[clamp(11rem,34vw,26.25rem)] w-full rounded-band object-cover"
        />
      </div>
      <Story content={about.story} />
      <Purpose content={about} />
      <Values content={about.values} />
      <Awards content={about.awards} />
      <section className="page section-gap pb-20 lg:pb-28">
        <LeadOn heading={careers.heading} text={careers.intro}>
          <ButtonLink to={careers.link.to}>{careers.link.label}</ButtonLink>
        </LeadOn>
      </section>
    </>
  );
}
