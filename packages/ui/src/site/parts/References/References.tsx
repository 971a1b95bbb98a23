import type { Reference } from '@vitrin/contract/kinds/reference';
import type { ReactNode } from 'react';
import { classes } from '../../../elements/classes.ts';
import * as css from './References.css.ts';

export type ReferencesProps = {
  references: readonly Pick<Reference, 'id' | 'name' | 'sector' | 'url' | 'ground' | 'image'>[];
};

/** Clients of the company: their logos, or their names if they have none. */
export function References(props: ReferencesProps) {
  return (
    <ul className={css.strip}>
      {props.references.map(({ id, name, sector, url, ground, image }) => (
        <li key={id} className={css.cell}>
          <Company url={url} dark={ground === 'dark' && image !== null}>
            {image === null ? (
              <>
                <span className={css.name}>{name}</span>
                {sector !== '' && <span className={css.sector}>{sector}</span>}
              </>
            ) : (
              <img
                className={css.logo}
                src={image.url}
                alt={name}
                width={image.width ?? 150}
                height={image.height ?? 52}
                loading="lazy"
                decoding="async"
              />
            )}
          </Company>
        </li>
      ))}
    </ul>
  );
}

function Company({ url, dark, children }: { url: string; dark: boolean; children: ReactNode }) {
  const look = classes(css.company, dark && css.dark);
  if (url === '') return <div className={look}>{children}</div>;
  return (
    <a className={classes(look, css.link)} href={url} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
