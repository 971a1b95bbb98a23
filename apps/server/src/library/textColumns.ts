import { fileAddresses } from '@vitrin/contract/files/image';
import { htmlFields } from '@vitrin/contract/html/html';
import { contentKinds } from '@vitrin/contract/kinds/contentKinds';
import type { Fields, KindField } from '@vitrin/contract/kinds/field';
import { namesOf } from '../namesOf.ts';
import type { ContentTable } from '../store/schema.ts';

type Marks = { has: (answered: KindField['answered']) => boolean };

const columnsOf = ({ fields }: { fields: Fields }, marks: readonly Marks[]): readonly string[] =>
  Object.entries(fields).flatMap(([name, { answered }]) =>
    marks.some((each) => each.has(answered)) ? [name] : [],
  );

function columnsBy(...marks: readonly Marks[]): Readonly<Record<ContentTable, readonly string[]>>;
function columnsBy(...marks: readonly Marks[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.values(contentKinds).map(({ name, kind }) => [name, columnsOf(kind, marks)]),
  );
}

/** The columns of HTML texts, which refer to pictures by address; those of the settings are in documents. */
export const textColumns = columnsBy(htmlFields);

/** The columns that are the address of a file, such as the picture for shared links. */
export const addressColumns = columnsBy(fileAddresses);

/** All columns that refer to files by address. */
export const namingColumns = columnsBy(htmlFields, fileAddresses);

/** A table whose rows may refer to files by address. */
export type NamingTable = keyof typeof namingColumns;

/** Those that have such a column. */
export const namingTables = namesOf(namingColumns).filter((table) => namingColumns[table].length > 0);
