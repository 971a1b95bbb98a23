import type { ReactNode } from 'react';
import * as css from './PersonList.css.ts';

/** A row about a person, or something that belongs to them. */
export type PersonRow = {
  key: string;
  /** Precedes the title, such as a picture. */
  sign?: ReactNode;
  title: string;
  /** Short labels next to the title, such as a role. */
  badges: readonly string[];
  /** Details below it; empty ones are omitted. */
  facts: readonly string[];
  buttons: ReactNode;
};

export type PersonListProps = { label: string; rows: readonly PersonRow[] };

/** People, invitations or sessions: one row each, with its actions. */
export function PersonList({ label, rows }: PersonListProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {rows.map(({ key, sign, title, badges, facts, buttons }) => (
        <li key={key} className={css.row}>
          <div className={css.words}>
            <span className={css.title}>
              {sign}
              {title}
              {badges.map((badge) => (
                <span key={badge} className={css.badge}>
                  {badge}
                </span>
              ))}
            </span>
            <span className={css.facts}>
              {facts
                .filter((fact) => fact !== '')
                .map((fact) => (
                  <span key={fact}>{fact}</span>
                ))}
            </span>
          </div>
          <div className={css.buttons}>{buttons}</div>
        </li>
      ))}
    </ul>
  );
}
