import type { ProjectPicture } from "#src/lib/project-card.ts";
import type { PortfolioPage, ProjectDetail as Detail } from "#src/content/types/project.ts";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Tag } from "#src/ui/tag.tsx";
import { BackToProjects } from "./back-to-projects.tsx";

type ProjectDetailProps = {
  trail: Parameters<typeof Breadcrumbs>[0]["trail"];
  labels: PortfolioPage["detail"];
  content: {
    title: string;
    description: string;
    picture: ProjectPicture;
    technologies: readonly { name: string; icon: string }[];
    tags: readonly { label: string; icon: string }[];
  } & Pick<Detail, "problem" | "built" | "result">;
};

export function ProjectDetail({ trail, labels, content }: ProjectDetailProps) {
  const story = [
    { heading: labels.problem, text: content.problem },
    { heading: labels.built, text: content.built },
    { heading: labels.result, text: content.result },
  ];
  return (
    <article className="page pt-8 pb-20 lg:pt-10 lg:pb-28">
      <Breadcrumbs trail={trail} />
      <h1 className="text-page">{content.title}</h1>
      <p className="mt-5 max-w-[40em] text-lead text-muted">{content.description}</p>
      <Picture
        content={content.picture}
        sizes="(min-width: 81.5rem) 77.5rem, calc(100vw - 2.5rem)"
        width={1200}
        height={750}
        eager
        first
        className="mt-10 w-full rounded-band border border-line"
      />
      <div className="mt-12 grid gap-x-16 gap-y-12 lg:mt-16 lg:grid-cols-[1.6fr_1fr]">
        <div className="grid gap-10">
          {story.map(({ heading, text }) => (
            <section key={heading}>
              <h2 className="text-[1.625rem]">{heading}</h2>
              <p className="mt-3 max-w-[40em] text-[1.125rem]/[1.7]">{text}</p>
            </section>
          ))}
        </div>
        <aside className="lg:sticky lg:top-28 lg:self-start">
          <div className="rounded-card border border-line bg-surface p-7">
            <h2 className="text-title">{labels.technologies}</h2>
            <ul className="mt-4 grid gap-3">
              {content.technologies.map(({ name, icon }) => (
                <li key={name} className="flex items-center gap-3">
                  <Icon name={icon} className="size-5.5" />
                  {name}
                </li>
              ))}
            </ul>
            <h2 className="mt-7 border-t border-line pt-6 text-title">{labels.tags}</h2>
            <ul className="mt-4 flex flex-wrap gap-2">
              {content.tags.map(({ label, icon }) => (
                <li key={label}>
                  <Tag icon={icon}>{label}</Tag>
                </li>
              ))}
            </ul>
          </div>
          <p className="mt-6">
            <BackToProjects />
          </p>
        </aside>
      </div>
    </article>
  );
}
