import { portfolio } from "#src/content/portfolio.ts";
import type { DetailedProject } from "#src/content/schemas/project.ts";
import type { Crumb } from "#src/lib/page.ts";
import { headWidths } from "#src/lib/pictures/picture-widths.ts";
import { projectPicture } from "#src/lib/pictures/pictures.ts";
import { tagRowsOf, withIcons } from "#src/lib/projects.ts";
import { ArticleBody, ArticlePart } from "#src/sections/article-body.tsx";
import { Facts } from "#src/sections/facts.tsx";
import { Breadcrumbs } from "#src/ui/breadcrumbs.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Picture } from "#src/ui/picture.tsx";
import { Tag } from "#src/ui/tag.tsx";

const labels = portfolio.detail;

export function ProjectDetail({ trail, content }: { trail: Crumb[]; content: DetailedProject }) {
  const { client, country, year, detail } = content;
  const { team, weeks, cost, situation, problem, built, result, figures } = detail;
  return (
    <div className="page pt-8 pb-10 lg:pt-10 lg:pb-14">
      <Breadcrumbs trail={trail} />
      <h1 className="text-page">{content.title}</h1>
      <p className="mt-5 max-w-measure text-lead text-balance text-muted">{content.description}</p>
      <Facts
        facts={{
          [labels.client]: client,
          [labels.country]: country,
          [labels.year]: year,
          [labels.team]: team,
          [labels.weeks]: weeks && `${weeks} ${labels.weeksUnit}`,
          [labels.cost]: cost,
        }}
      />
      <Picture
        content={projectPicture(content, headWidths)}
        width={800}
        height={500}
        sizes="(min-width: 120rem) 74vw, (min-width: 81.5rem) 77.5rem, calc(100vw - 2.5rem)"
        loading="eager"
        fetchPriority="high"
        className="mt-10 mb-12 w-full rounded-band border border-line lg:mb-16"
      />
      <ArticleBody card={<MadeWith {...content} />}>
        {situation && <ArticlePart heading={labels.situation}>{situation}</ArticlePart>}
        <ArticlePart heading={labels.problem}>{problem}</ArticlePart>
        <ArticlePart heading={labels.built}>{built}</ArticlePart>
        {/* Results (case-study.tsx) shows it beside the figures, if there are any. */}
        {figures.length === 0 && <ArticlePart heading={labels.result}>{result}</ArticlePart>}
      </ArticleBody>
    </div>
  );
}

function MadeWith(project: DetailedProject) {
  const technologies = withIcons(project.detail.technologies);
  const tags = tagRowsOf(project).flat();
  return (
    <>
      {technologies.length > 0 && (
        <div className="not-last:mb-7 not-last:border-b not-last:border-line not-last:pb-6">
          <h2 className="text-title">{labels.technologies}</h2>
          <ul className="mt-4 grid gap-3">
            {technologies.map(({ name, icon }) => (
              <li key={name} className="flex items-center gap-3">
                {icon && <Icon name={icon} className="size-5.5" />}
                {name}
              </li>
            ))}
          </ul>
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <h2 className="text-title">{labels.tags}</h2>
          <ul className="mt-4 flex flex-wrap gap-2">
            {tags.map(({ label, icon }) => (
              <li key={label}>
                <Tag icon={icon}>{label}</Tag>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
