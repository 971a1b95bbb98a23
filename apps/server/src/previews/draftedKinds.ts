import { draftFieldsOf } from '@vitrin/contract/drafts/draftFields';
import { newEntryId } from '@vitrin/contract/drafts/formDraft';
import type { EntryHistoryKind } from '@vitrin/contract/history/history';
import { titleOf } from '@vitrin/contract/kinds/entryTexts';
import { galleryItemKind } from '@vitrin/contract/kinds/galleryItem';
import { plainGroups, type PlainGroup, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { z } from 'zod';
import type { Viewer } from '../auth/sessions.ts';
import { addressAt, isAddressed } from '../content/addressAt.ts';
import type { Switched, WrittenKind } from '../content/contentKind.ts';
import { findRow, requireRow } from '../content/contentReads.ts';
import { type Allow, changeEntry, createEntry } from '../content/contentWrites.ts';
import { galleryItems } from '../gallery/galleryKind.ts';
import type { Author } from '../history/keepVersion.ts';
import { plainContent } from '../plain/plainContent.ts';
import { allowOwn } from '../posts/postAccess.ts';
import { posts } from '../posts/postKind.ts';
import { projects } from '../projects/projectKind.ts';
import { services } from '../services/serviceKind.ts';
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
  /** When an entry was last changed. Throws 404. */
  changedAt: (reader: Reader, id: string) => Promise<Date>;
  /** The title of an entry, and the page that shows it. Throws 404, also for another author's. */
  look: (reader: Reader, id: string, viewer: Viewer) => Promise<{ title: string; address: string }>;
  /** The page that shows its entries. */
  page: string;
};

type Facts<Table extends ContentTable, Draft, Change> = {
  change: z.ZodType<Change>;
  /** Absent if an entry starts with an upload. */
  addition?: { draft: z.ZodType<Draft>; blank: Values };
  page: string;
  /** Which entries a viewer may write, if not all. */
  allowing?: (viewer: Viewer) => Allow<Table> | undefined;
  /** Fields that make an entry visible besides its switch. */
  visible?: (applying: Applying) => Values;
};

function drafted<Table extends ContentTable, Answer, Draft extends Switched, Change extends Switched>(
  group: EntryHistoryKind,
  kind: WrittenKind<Table, Answer, Draft, Change>,
  { change, addition, page, allowing, visible }: Facts<Table, Draft, Change>,
): DraftedKind {
  const allowed = (viewer: Viewer, row: Tables[Table]): boolean => {
    try {
      allowing?.(viewer)?.(row);
      return true;
    } catch {
      return false;
    }
  };
  return {
    page,
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
      } else if (addition !== undefined) {
        const draft = addition.draft.parse({ ...addition.blank, ...valid, ...switched });
        await createEntry(kind, store, draft, { now: by.now, author: by.name, id, by });
      }
    },
    save: async ({ store, by }, id, fields) => {
      await changeEntry(kind, { store, by }, id, change.parse(fields));
    },
    rules: change,
    changedAt: async (reader, id) => (await requireRow(kind, reader, id)).updatedAt,
    look: async (reader, id, viewer) => {
      const row = await requireRow(kind, reader, id);
      if (!allowed(viewer, row)) await requireRow(kind, reader, newEntryId);
      const { table } = kind;
      const path: unknown = Reflect.get(row, 'path');
      const address = isAddressed(table) ? addressAt(table, id, typeof path === 'string' ? path : '') : page;
      return { title: titleOf(kind, row), address };
    },
  };
}

/** The valid fields of a draft; the others keep their stored values. */
function validOf(kind: EntryHistoryKind, fields: Values): Values {
  const rules = draftFieldsOf({ kind, id: newEntryId }) ?? {};
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => rules[name]?.safeParse(value).success === true),
  );
}

function plainDrafted(): Readonly<Record<PlainGroup, DraftedKind>>;
function plainDrafted(): Readonly<Record<string, DraftedKind>> {
  return Object.fromEntries(
    plainGroups.map((group) => {
      const { kind, page } = plainKinds[group];
      const { change, draft, blank } = kind;
      return [
        group,
        drafted(group, plainContent(group), { change, addition: { draft, blank }, page: page() }),
      ];
    }),
  );
}

/** How drafts of each kind are shown; a missing kind does not compile. */
export const draftedKinds: Readonly<Record<EntryHistoryKind, DraftedKind>> = {
  services: drafted('services', services, {
    change: serviceKind.change,
    addition: serviceKind,
    page: sitePaths.services(),
  }),
  projects: drafted('projects', projects, {
    change: projectKind.change,
    addition: projectKind,
    page: sitePaths.projects(),
  }),
  posts: drafted('posts', posts, {
    change: postKind.change,
    addition: postKind,
    page: sitePaths.blog(),
    allowing: allowOwn,
    // It may have a publication time in the future.
    visible: () => ({ publishDate: null }),
  }),
  gallery: drafted('gallery', galleryItems, { change: galleryItemKind.change, page: sitePaths.photos() }),
  ...plainDrafted(),
};
