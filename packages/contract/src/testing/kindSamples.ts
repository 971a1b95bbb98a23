import type { AddedKind, Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import { titleFieldOf } from '../kinds/entryTexts.ts';
import type { Fields } from '../kinds/field.ts';
import { pathFromTitle } from '../text/turkish.ts';

/** A kind of content for tests: its calls, and entries to add. */
export type KindSample = {
  /** Several of them, such as "services". */
  name: string;
  /** The name of its calls in the table of endpoints. */
  group: string;
  /** The name of an entry in messages. */
  label: string;
  /** The field that holds the title. */
  title: 'title' | 'name';
  /** The fields that a new entry must have. */
  required: readonly string[];
  create: string;
  /** The list for admins, and where visitors see entries: a list, or an object with `crews`. */
  all: string;
  shown: string;
  at: (id: string) => string;
  update: (id: string) => string;
  toggle: (id: string) => string;
  bulk: string;
  reorder?: string;
  move?: (id: string) => string;
  /** Where the single picture of an entry is uploaded, for kinds that have one. */
  image?: (id: string) => string;
  /** A new entry with a title; the number makes it unique. */
  draft: (title: string, number: number) => Readonly<Record<string, unknown>>;
};

type Calls = Readonly<Record<'create' | 'listAll' | 'read' | 'update' | 'toggle' | 'bulk', Endpoint>> & {
  readonly list?: Endpoint;
  readonly reorder?: Endpoint;
  readonly move?: Endpoint;
  readonly uploadImage?: Endpoint;
};

/** The address of a call about one entry. */
const at =
  ({ path }: Endpoint) =>
  (id: string): string =>
    path.replace('{id}', id);

/** What a kind's entries need besides texts, and where visitors see them if not in its own list. */
type Own = { draft?: KindSample['draft']; shown?: Endpoint };

const own: Readonly<Partial<Record<keyof typeof endpoints, Own>>> = {
  members: {
    draft: (name) => ({ name, position: 'Mimar', email: 'deneme@ornek.example' }),
    shown: endpoints.teamPage.read,
  },
  videos: {
    draft: (title, number) => ({ title, url: `https://video.example/izle/${number}` }),
    shown: endpoints.homeSlices.video,
  },
  services: {
    draft: (title, number) => ({
      title,
      path: pathFromTitle(`Deneme ${title} ${number}`),
      description: '<p>Metin.</p>',
    }),
  },
  projects: {
    draft: (title) => ({
      title,
      shortDescription: 'Kısa.',
      description: '<p>Metin.</p>',
      additionalInfo: { Yer: 'Urla' },
    }),
  },
  posts: {
    draft: (title, number) => ({
      title,
      excerpt: 'Özet.',
      details: '<p>Metin.</p>',
      date: new Date(Date.UTC(2025, 0, 20 - (number % 1_000))).toISOString().slice(0, 10),
      tags: ['deneme'],
    }),
  },
};

const requiredOf = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => (field.draft.safeParse(undefined).success ? [] : [name]));

/** An entry of a kind that needs nothing but texts. */
const textsOf =
  (fields: Fields, title: KindSample['title']): KindSample['draft'] =>
  (given) => ({ ...Object.fromEntries(requiredOf(fields).map((name) => [name, 'Metin.'])), [title]: given });

const sampleOf = (
  group: string,
  { many, label, fields }: AddedKind,
  { reorder, move, uploadImage, list, ...calls }: Calls,
  { draft, shown = list ?? calls.listAll }: Own,
): KindSample => {
  const title = titleFieldOf({ fields });
  return {
    name: many,
    group,
    label,
    title,
    required: requiredOf(fields),
    create: calls.create.path,
    all: calls.listAll.path,
    shown: shown.path,
    at: at(calls.read),
    update: at(calls.update),
    toggle: at(calls.toggle),
    bulk: calls.bulk.path,
    ...(reorder && { reorder: reorder.path }),
    ...(move && { move: at(move) }),
    // A project's pictures are a list, with calls of their own.
    ...(uploadImage && uploadImage.query === undefined && { image: at(uploadImage) }),
    draft: draft ?? textsOf(fields, title),
  };
};

const isManaged = (
  calls: Readonly<Record<string, Endpoint>>,
): calls is Readonly<Record<string, Endpoint>> & Calls =>
  ['create', 'listAll', 'read', 'update', 'toggle', 'bulk'].every((name) => name in calls);

const groups: readonly (readonly [string, Readonly<Record<string, Endpoint>>])[] = Object.entries(endpoints);
const ownOf = new Map<string, Own>(Object.entries(own));

/** Every kind whose entries are made from fields, found by its calls. Gallery pictures start with an upload. */
export const kindSamples: readonly KindSample[] = groups.flatMap(([group, calls]) =>
  isManaged(calls) && calls.create.kind
    ? [sampleOf(group, calls.create.kind, calls, ownOf.get(group) ?? {})]
    : [],
);
