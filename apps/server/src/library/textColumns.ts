import { fileAddresses } from '@vitrin/contract/files/image';
import { htmlFields } from '@vitrin/contract/html/html';
import type { Fields, KindField } from '@vitrin/contract/kinds/field';
import { postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { serviceKind } from '@vitrin/contract/kinds/service';

type Marks = { has: (answered: KindField['answered']) => boolean };

const columnsOf = ({ fields }: { fields: Fields }, marks: readonly Marks[]): readonly string[] =>
  Object.entries(fields).flatMap(([name, { answered }]) =>
    marks.some((each) => each.has(answered)) ? [name] : [],
  );

const columnsBy = (...marks: readonly Marks[]) =>
  ({
    service: columnsOf(serviceKind, marks),
    project: columnsOf(projectKind, marks),
    post: columnsOf(postKind, marks),
  }) as const satisfies Readonly<Record<string, readonly string[]>>;

/** The columns of HTML texts, which refer to pictures by address; those of the settings are in documents. */
export const textColumns = columnsBy(htmlFields);

/** The columns that are the address of a file, such as the picture for shared links. */
export const addressColumns = columnsBy(fileAddresses);

/** All columns that refer to files by address. */
export const namingColumns = columnsBy(htmlFields, fileAddresses);

/** A table whose rows refer to files by address. */
export type NamingTable = keyof typeof namingColumns;
