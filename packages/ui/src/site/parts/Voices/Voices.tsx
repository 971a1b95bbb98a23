import type { Voice } from '@vitrin/contract/kinds/voice';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { Link } from '../../../elements/Link/Link.tsx';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { initialsOf } from '../MemberCard/initialsOf.ts';
import * as css from './Voices.css.ts';

export type VoicesProps = {
  voices: readonly Pick<Voice, 'id' | 'name' | 'role' | 'company' | 'text' | 'image' | 'project'>[];
};

/** Testimonials of customers. */
export function Voices(props: VoicesProps) {
  return (
    <ul className={css.voices}>
      {props.voices.map(({ id, name, role, company, text, image, project }, index) => (
        <li key={id}>
          <figure className={css.voice}>
            <blockquote className={index === 0 ? css.lead : css.text}>{`“${text}”`}</blockquote>
            <figcaption className={css.who}>
              <span className={css.face} aria-hidden="true">
                {image === null ? (
                  initialsOf(name)
                ) : (
                  <Picture image={image} sizes="44px" alt="" frame="square" fill />
                )}
              </span>
              <span>
                <span className={css.name}>{name}</span>
                <br />
                <span className={css.role}>{[role, company].filter(Boolean).join(', ')}</span>
                {project !== null && (
                  <span className={css.project}>
                    {sitePagesText.proof.aboutProject}{' '}
                    <Link href={sitePaths.project(project)} className={css.projectLink}>
                      {project.title}
                    </Link>
                  </span>
                )}
              </span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
