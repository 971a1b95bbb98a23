import { useId } from 'react';
import { classes } from '../../elements/classes.ts';
import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Link } from '../../elements/Link/Link.tsx';
import { siteMediaText } from '@vitrin/ui/text/website/siteMedia';
import { note } from '../../theme/type.css.ts';
import type { ProjectFact } from '../parts/projectFacts.ts';
import * as css from './ProjectDetails.css.ts';

export type ProjectDetailsProps = {
  facts: readonly ProjectFact[];
  /** The services that the project belongs to. */
  services: readonly ServiceBasic[];
};

const { project: text } = siteMediaText;

/** A project's facts and links to its services, styled like the title block of a drawing. */
export function ProjectDetails(props: ProjectDetailsProps) {
  const titleId = useId();
  return (
    <section className={css.block} aria-labelledby={titleId}>
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {text.details}
        </h2>
        <svg className={css.mark} viewBox="0 0 26 26" aria-hidden="true">
          <path d="M1 1h24v24H1zM13 1v24M1 13h24" />
          <circle cx="13" cy="13" r="7" />
        </svg>
      </div>
      <dl className={css.list}>
        {props.facts.map(({ key, value }) => (
          <div key={key} className={css.cell}>
            <dt className={classes(note, css.key)}>{key}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
        {props.services.length > 0 && (
          <div className={css.cell}>
            <dt className={classes(note, css.key)}>{text.services(props.services.length)}</dt>
            {props.services.map((service) => (
              <dd key={service.id} className={css.value}>
                <Link href={sitePaths.service(service)} className={css.service}>
                  {service.title}
                </Link>
              </dd>
            ))}
          </div>
        )}
      </dl>
    </section>
  );
}
