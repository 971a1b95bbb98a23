import { htmlFields } from '@vitrin/contract/html/html';
import type { Fields } from '@vitrin/contract/kinds/field';
import { postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { serviceKind } from '@vitrin/contract/kinds/service';

const columnsOf = ({ fields }: { fields: Fields }): readonly string[] =>
  Object.entries(fields).flatMap(([name, { answered }]) => (htmlFields.has(answered) ? [name] : []));

/** The columns of HTML texts, which refer to pictures by address; those of the settings are in documents. */
export const textColumns = {
  service: columnsOf(serviceKind),
  project: columnsOf(projectKind),
  post: columnsOf(postKind),
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A table of which texts may show pictures. */
export type TextTable = keyof typeof textColumns;
