import { draftFieldsOf } from '@vitrin/contract/drafts/draftFields';
import { newEntryId } from '@vitrin/contract/drafts/formDraft';
import { type ContentGroup, contentKinds } from '@vitrin/contract/kinds/contentKinds';
import { titleOf } from '@vitrin/contract/kinds/entryTexts';
import type { z } from 'zod';
import type { Viewer } from '../auth/sessions.ts';
import { pageShowing } from '../content/addressAt.ts';
import type { Switched, WrittenKind } from '../content/contentKind.ts';
import { findRow, requireRow } from '../content/contentReads.ts';
import { type Allow, changeEntry, createEntry } from '../content/contentWrites.ts';
import { ofEachKind } from '../content/eachKind.ts';
import type { Author } from '../history/keepVersion.ts';
import { allowOwn } from '../posts/postAccess.ts';
import { posts } from '../posts/postKind.ts';
import type { Reader, Store } from '../store/openStore.ts';
import type { ContentTable, Tables } from '../store/schema.ts';

type Values = Readonly<Record<string, unknown>>;

/** Whose drafts are applied where. */
export type Applying = { store: Store; viewer: Viewer; by: Author };

/** The draft of an entry, and whether it is shown although it is hidden. */
export type AppliedDraft = { id: string; fields: Values; shown: boolean };

/** How the drafts of a kind are turned into entries. */
export type DraftedKind = {
  /** Saves a draft like its form would, without invalid fields. Throws if the rest cannot be saved. */
  apply: (applying: Applying, draft: AppliedDraft) => Promise<void>;
  /** Saves all fields by the rules of the form. Throws if one is invalid, or if the entry cannot be saved. */
  save: (applying: Omit<Applying, 'viewer'>, id: string, fields: Values) => Promise<void>;
  /** The schema for saving an entry. */
  rules: z.ZodType;
  /** When an entry was last changed; `lock` keeps others from changing it until the transaction ends. Throws 404. */
  changedAt: (reader: Reader, id: string, lock?: boolean) => Promise<Date>;
  /** The title of an entry, and the page that shows it. Throws 404, also for another author's. */
  look: (reader: Reader, id: string, viewer: Viewer) => Promise<{ title: string; address: string }>;
  /** The page that shows its entries. */
  page: string;
};

type Own<Table extends ContentTable> = {
  /** Which entries a viewer may write, if not all. */
  allowing?: (viewer: Viewer) => Allow<Table> | undefined;
  /** Fields that make an entry visible besides its switch. */
  visible?: (applying: Applying) => Values;
};

function drafted<Table extends ContentTable, Answer, Draft extends Switched, Change extends Switched>(
  kind: WrittenKind<Table, Answer, Draft, Change>,
  group: ContentGroup,
  { allowing, visible }: Own<Table> = {},
): DraftedKind {
  const { change } = kind;
  const allowed = (viewer: Viewer, row: Tables[Table]): boolean => {
    try {
      allowing?.(viewer)?.(row);
      return true;
    } catch {
      return false;
    }
  };
  return {
    page: contentKinds[group].page(),
    apply: async (applying, { id, fields, shown }) => {
      const { store, viewer, by } = applying;
      const valid = validOf(group, fields);
      const switched = shown ? { ...visible?.(applying), active: true } : {};
      const isStored = (await findRow(kind, store.read, id)) !== undefined;
      if (isStored) {
        await changeEntry(
          kind,
          { store, by, allow: allowing?.(viewer) },
          id,
          change.parse({ ...valid, ...switched }),
        );
      } else if (kind.draft !== undefined) {
        const draft = kind.draft.parse({ ...contentKinds[group].kind.blank, ...valid, ...switched });
        await createEntry(kind, store, draft, { now: by.now, author: by.name, id, by });
      }
    },
    save: async ({ store, by }, id, fields) => {
      await changeEntry(kind, { store, by }, id, change.parse(fields));
    },
    rules: change,
    changedAt: async (reader, id, lock) => (await requireRow(kind, reader, id, lock)).updatedAt,
    look: async (reader, id, viewer) => {
      const row = await requireRow(kind, reader, id);
      if (!allowed(viewer, row)) await requireRow(kind, reader, newEntryId);
      const path: unknown = Reflect.get(row, 'path');
      const address = pageShowing(kind.table, id, typeof path === 'string' ? path : '');
      return { title: titleOf(kind, row), address };
    },
  };
}

/** The valid fields of a draft; the others keep their stored values. */
function validOf(kind: ContentGroup, fields: Values): Values {
  const rules = draftFieldsOf({ kind, id: newEntryId }) ?? {};
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => rules[name]?.safeParse(value).success === true),
  );
}

/** How drafts of each kind are shown. */
export const draftedKinds: Readonly<Record<ContentGroup, DraftedKind>> = {
  ...ofEachKind((kind, group) => drafted(kind, group)),
  posts: drafted(posts, 'posts', {
    allowing: allowOwn,
    // It may have a publication time in the future.
    visible: () => ({ publishDate: null }),
  }),
};
