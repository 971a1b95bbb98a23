import { zodResolver } from '@hookform/resolvers/zod';
import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { Image } from '@vitrin/contract/files/image';
import type { Fields, FieldWords } from '@vitrin/contract/kinds/field';
import type { PlainGroup, PlainName } from '@vitrin/contract/kinds/plainKinds';
import type { FieldValues } from 'react-hook-form';
import { adminText } from '../../../text/panelText.ts';
import type { ContentItem, ListKind } from '../ContentList/listKind.ts';
import { type FormKind, fieldNames, type FormTexts } from '../ItemForm/formKind.ts';
import { relativeTime } from '../relativeTime.ts';

type DefinedKind<Values extends FieldValues> = {
  readonly fields: Fields;
  readonly form: Parameters<typeof zodResolver<Values, unknown, Values>>[0];
  readonly blank: Values;
};

/** A plain kind as its form knows it. */
export function plainFormKind<Kind extends DefinedKind<Values>, Values extends FieldValues>(
  name: PlainName,
  kind: Kind & DefinedKind<Values>,
  words: () => FieldWords<Kind> & FormTexts,
  pictured: boolean,
): FormKind<Values>;
export function plainFormKind(
  name: PlainName,
  kind: DefinedKind<FieldValues>,
  words: () => FieldWords<typeof kind> & FormTexts,
  pictured: boolean,
): object {
  return {
    name,
    get names() {
      return fieldNames(kind, words());
    },
    rules: zodResolver(kind.form),
    blank: kind.blank,
    get texts() {
      return words();
    },
    ...(!pictured && { pictureless: true }),
  };
}

/** What a plain kind's list shows of an entry. */
export type PlainRow<Item> = {
  group: PlainGroup;
  /** The public page that shows its entries. */
  site: string;
  detailColumn: () => string;
  title: (item: Item) => string;
  subtitle?: (item: Item) => string;
  detail: (item: Item) => string;
};

/** The entries of a plain kind in their list. */
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
    title: of.title(item),
    subtitle: of.subtitle?.(item) ?? '',
    detail: of.detail(item),
    image: item.image ?? null,
    active: item.active,
    updatedAt: item.updatedAt,
    updated: relativeTime(item.updatedAt, now),
    editHref: plainPaths(of.group).edit(item.id),
    siteHref: item.active ? of.site : undefined,
  }),
});
