import { zodResolver } from '@hookform/resolvers/zod';
import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { Image } from '@vitrin/contract/files/image';
import { titleOf } from '@vitrin/contract/kinds/entryTexts';
import type { FieldWords } from '@vitrin/contract/kinds/field';
import {
  type PlainGroup,
  type PlainKind,
  plainKinds,
  type PlainValues,
} from '@vitrin/contract/kinds/plainKinds';
import type { Resolver } from 'react-hook-form';
import { adminText } from '../../../text/panelText.ts';
import type { ContentItem, ListKind } from '../ContentList/listKind.ts';
import { type FormKind, fieldNames, type FormTexts } from '../ItemForm/formKind.ts';
import { relativeTime } from '../relativeTime.ts';

type PlainTexts = FormTexts & { pictureMissing?: string };

/** The form kind of a plain kind; `rules` replace those that the API has. */
export function plainFormKind<Group extends PlainGroup>(
  group: Group,
  words: () => FieldWords<PlainKind<Group>> & PlainTexts,
  rules?: Resolver<PlainValues<Group>>,
): FormKind<PlainValues<Group>>;
export function plainFormKind(group: PlainGroup, words: () => PlainTexts, rules?: object): object {
  const { name, kind } = plainKinds[group];
  return {
    name,
    get names() {
      return fieldNames(kind, words());
    },
    fields: kind.fields,
    rules: rules ?? zodResolver(kind.form),
    blank: kind.blank,
    get texts() {
      return words();
    },
    get pictureMissing() {
      return words().pictureMissing;
    },
    ...(!('image' in kind.record.shape) && { pictureless: true }),
  };
}

/** How a plain kind's list shows an entry. */
export type PlainRow<Item> = {
  group: PlainGroup;
  detailColumn: () => string;
  subtitle?: (item: Item) => string;
  detail: (item: Item) => string;
};

/** The list of a plain kind's entries. */
export const plainRows = <Item extends ContentItem & { image?: Image | null }>(
  of: PlainRow<Item>,
): ListKind<Item> => ({
  get text() {
    return adminText[of.group];
  },
  newHref: plainPaths(of.group).begin,
  get detailColumn() {
    return of.detailColumn();
  },
  get orderLabel() {
    return adminText.list.siteOrder;
  },
  orderable: true,
  row: (item, now) => ({
    id: item.id,
    title: titleOf(plainKinds[of.group].kind, item),
    subtitle: of.subtitle?.(item) ?? '',
    detail: of.detail(item),
    ...(item.image !== undefined && { image: item.image }),
    active: item.active,
    updatedAt: item.updatedAt,
    updated: relativeTime(item.updatedAt, now),
    editHref: plainPaths(of.group).edit(item.id),
    siteHref: item.active ? plainKinds[of.group].page() : undefined,
  }),
});
