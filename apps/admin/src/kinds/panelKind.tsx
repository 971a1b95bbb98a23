import type { QueryClient } from '@tanstack/react-query';
import type { Image } from '@vitrin/contract/files/image';
import type { ContentGroup } from '@vitrin/contract/kinds/contentKinds';
import { type Fields, referredBy } from '@vitrin/contract/kinds/field';
import { limits } from '@vitrin/contract/limits';
import type { CommandEntry } from '@vitrin/ui/admin/CommandMenu';
import type { ListKind } from '@vitrin/ui/admin/listKind';
import type { StoredItem } from '@vitrin/ui/admin/saving';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { hasAdditions } from '../api.ts';
import { bringCode } from '@vitrin/ui/admin/bringCode';
import { type Listed, type ManagedList, summaryOf, type UseSummary } from '../lists/managedList.ts';
import type { ScreenHandle } from '../frame/handle.ts';
import type { Subject } from '../frame/subject.ts';
import type { FormRules } from '../drafts/journal/isDraftOf.ts';
import type { Parser } from '../forms/itemSave.ts';
import type { EditedKind } from '../forms/useEditedItem.ts';
import type { useItemScreen } from '../forms/useItemScreen.ts';

/** A route of the panel with its metadata for the frame. */
export type ScreenRoute = RouteObject & { handle: ScreenHandle };

/** What the panel's registries need of a kind of content. */
export type PanelKind<Kind extends ContentGroup = ContentGroup> = {
  /** What its history needs to know about an entry. */
  entries: {
    kind: Kind;
    /** The label of the form. */
    title: () => string;
    editPath: (id: string) => string;
    fields: Fields;
    subjectOf: (id: string, signal: AbortSignal) => Promise<Subject>;
  };
  routes: readonly ScreenRoute[];
  /** Its counts and newest entries, for the dashboard. */
  useSummary: UseSummary;
  /** The first search results among its entries, for the command menu. */
  findEntries: (queries: QueryClient, search: string) => Promise<readonly CommandEntry[]>;
};

type FormProps<Item extends StoredItem, Values, Change extends { kind: string }> = ReturnType<
  typeof useItemScreen<Item, Values, Change>
>['screen'];

/** The list of a kind: its address, its calls, and how its rows show an item. */
export type KindList<T extends Listed> = {
  path: string;
  title: () => string;
  /** The related public page; the home page by default. */
  site?: string;
  content: ManagedList<T>;
  load: () => Promise<ListKind<T>>;
};

export type ById = { params: { id: string } };

/** The calls about one entry that every form makes. */
export type EntryCalls<Item, Values> = {
  read: (input: ById & { signal?: AbortSignal }) => Promise<Item>;
  /** The client can do without the key; a form cannot (decision 0029). */
  create: (input: { body: Values; key: string }) => Promise<Item>;
  update: (input: ById & { body: Values & { updatedAt?: string } }) => Promise<Item>;
};

/** The edited kind, except for the code that saves its pictures. */
type Edited<Item extends StoredItem, Values, Change> = Omit<
  EditedKind<Item, Values, Change>,
  'savePictures' | 'item' | 'form' | 'offersProjects' | keyof EntryCalls<Item, Values>
> & {
  /** The kind as the contract defines it. */
  kind: { record: Parser<Item>; form: FormRules; fields: Fields };
  calls: EntryCalls<Item, Values>;
};

/** The form of a kind: its addresses, the edited kind, and its screen. */
export type KindForm<Item extends StoredItem, Values, Change extends { kind: string }> = {
  newPath: string;
  /** The public page that shows its items. */
  site: string;
  texts: () => { newTitle: string; editTitle: string };
  edited: Edited<Item, Values, Change>;
  loadSaving: () => Promise<EditedKind<Item, Values, Change>['savePictures']>;
  load: () => Promise<ComponentType<FormProps<Item, Values, Change>>>;
};

/** A kind of content in the panel: everything that the registries need, derived from its list and form. */
export function panelKind<
  T extends Listed & { image?: Image | null },
  Item extends StoredItem,
  Values,
  Change extends { kind: string },
>(list: KindList<T>, form: KindForm<Item, Values, Change>): PanelKind {
  const { edited } = form;
  const { calls } = edited;
  return {
    entries: {
      kind: edited.history,
      title: () => form.texts().editTitle,
      editPath: edited.editPath,
      fields: edited.kind.fields,
      subjectOf: async (id, signal) => edited.subjectOf(await calls.read({ params: { id }, signal })),
    },
    routes: [listRoute(list), ...formRoutes(list, form)],
    useSummary: summaryOf(list.content, edited.editPath, ({ image = null }) => image),
    findEntries: (queries, search) => findEntries(queries, search, list, edited.editPath),
  };
}

const listRoute = <T extends Listed>({ path, title, site, content, load }: KindList<T>): ScreenRoute => ({
  path,
  handle: { title, ...(site !== undefined && { site }) },
  lazy: bringCode(async () => {
    const [{ useContentScreen }, { ContentList }, rows] = await Promise.all([
      import('../lists/useContentScreen.ts'),
      import('@vitrin/ui/admin/ContentList'),
      load(),
    ]);
    return {
      Component: function ListContainer() {
        return <ContentList {...useContentScreen(content)} kind={rows} />;
      },
    };
  }),
});

/** Two addresses with one component: a new item's form stays mounted when it moves to its own address. */
function formRoutes<T extends Listed, Item extends StoredItem, Values, Change extends { kind: string }>(
  list: KindList<T>,
  {
    newPath,
    site,
    texts,
    edited: { calls, kind: of, ...edited },
    loadSaving,
    load,
  }: KindForm<Item, Values, Change>,
): ScreenRoute[] {
  const back = { label: list.title, href: list.path };
  const drafts = edited.history;
  const lazy = bringCode(async () => {
    const [screens, savePictures, Screen] = await Promise.all([
      import('../forms/useItemScreen.ts'),
      loadSaving(),
      load(),
    ]);
    const kind: EditedKind<Item, Values, Change> = {
      ...edited,
      item: of.record,
      form: of.form,
      offersProjects: referredBy(of.fields).includes('projects'),
      read: (id, signal) => calls.read({ params: { id }, signal }),
      create: (body, key) => calls.create({ body, key }),
      update: (id, body) => calls.update({ params: { id }, body }),
      savePictures,
    };
    return {
      Component: function FormContainer() {
        const { visit, screen } = screens.useItemScreen(kind);
        return <Screen key={visit} {...screen} />;
      },
    };
  });
  return [
    { path: newPath, handle: { title: () => texts().newTitle, back, site, drafts }, lazy },
    { path: `${list.path}/edit/:id`, handle: { title: () => texts().editTitle, back, site, drafts }, lazy },
  ];
}

/** The server's best matches; one that only follows the specification cannot search, so the whole list is requested. */
async function findEntries<T extends Listed>(
  queries: QueryClient,
  search: string,
  { content, title }: KindList<T>,
  editAt: (id: string) => string,
): Promise<CommandEntry[]> {
  const query = { q: search, page: 1, pageSize: limits.commandEntries };
  const searched = hasAdditions ? search : undefined;
  const items = await queries.fetchQuery(
    searched === undefined
      ? { queryKey: content.key, queryFn: ({ signal }) => content.list({ signal }) }
      : {
          queryKey: [...content.key, 'found', search],
          queryFn: async ({ signal }) => (await content.list.page({ query, signal })).items,
        },
  );
  return items.map((item) => ({
    key: `${content.key.join(' ')} ${item.id}`,
    title: content.factsOf(item).title,
    where: title(),
    href: editAt(item.id),
    foundFor: searched,
  }));
}
