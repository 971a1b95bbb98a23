import { type RawBuilder, sql } from 'kysely';
import { columnOf, type Finding, type Findings, type Sought } from './finding.ts';

/** The title in a searchable text of PostgreSQL, as it is indexed; of longer ones only the beginning counts. */
export const titleIn = (text: RawBuilder<unknown>) => sql`left(split_part(${text}, chr(10), 1), 300)`;

/** Escapes the wildcards of a LIKE pattern with a backslash. */
export const escaped = (text: string): string => text.replace(/[\\%_]/g, (letter) => `\\${letter}`);

type Condition = (text: RawBuilder<unknown>) => RawBuilder<boolean>;

const every =
  (needles: readonly string[]): Condition =>
  (text) =>
    sql<boolean>`(${sql.join(
      needles.map((needle) => sql`${text} like ${`%${escaped(needle)}%`}`),
      sql` and `,
    )})`;

/** Searches through patterns of PostgreSQL, which indexes speed up if there are any. */
export function textLike({ needles, phrase }: Sought): Findings {
  const all = every(needles);
  const titled: Condition = (text) => all(titleIn(text));
  const begins: Condition = (text) => sql`${titleIn(text)} like ${`${escaped(phrase)}%`}`;
  const whole: Condition = (text) => sql`${titleIn(text)} = ${`${phrase} `}`;
  return {
    all: finding(all),
    ranked: [finding(whole), finding(begins, whole), finding(titled, begins), finding(all, titled)],
  };
}

const finding =
  (condition: Condition, except?: Condition): Finding =>
  async (place) => {
    const text = sql`${columnOf(place, 'search')}`;
    return except === undefined
      ? condition(text)
      : sql<boolean>`${condition(text)} and not (${except(text)})`;
  };
