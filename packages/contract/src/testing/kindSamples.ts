import type { Endpoint } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import type { Fields } from '../kinds/field.ts';
import { memberKind } from '../kinds/member.ts';
import { postKind } from '../kinds/post.ts';
import { projectKind } from '../kinds/project.ts';
import { reasonKind } from '../kinds/reason.ts';
import { serviceKind } from '../kinds/service.ts';
import { pathFromTitle } from '../turkish.ts';

/** A kind of content for tests: where its calls are, and entries to add. */
export type KindSample = {
  /** Several of them, such as "services". */
  name: string;
  /** What messages call an entry. */
  label: string;
  /** The field that holds the title. */
  title: 'title' | 'name';
  /** The fields that a new entry has to send. */
  required: readonly string[];
  create: string;
  /** The list for admins, and where visitors see entries: a list, or an object with `crews`. */
  all: string;
  shown: string;
  at: (id: string) => string;
  update: (id: string) => string;
  toggle: (id: string) => string;
  reorder?: string;
  /** Where the one picture of an entry goes, of kinds that have one. */
  image?: (id: string) => string;
  /** A new entry with a title; the number tells it from others. */
  draft: (title: string, number: number) => Readonly<Record<string, unknown>>;
};

type Calls = Readonly<Record<'create' | 'listAll' | 'read' | 'update' | 'toggle', Endpoint>> & {
  readonly list?: Endpoint;
  readonly reorder?: Endpoint;
  readonly uploadImage?: Endpoint;
};

/** The address of a call about one entry. */
const at =
  ({ path }: Endpoint) =>
  (id: string): string =>
    path.replace('{id}', id);

const sampleOf = (
  kind: { many: string; label: string; fields: Fields },
  calls: Calls,
  draft: KindSample['draft'],
  shown: Endpoint = calls.list ?? calls.listAll,
): KindSample => {
  const { reorder, uploadImage, list: _list, ...rest } = calls;
  return {
    name: kind.many,
    label: kind.label,
    title: 'name' in kind.fields ? 'name' : 'title',
    required: Object.entries(kind.fields).flatMap(([name, field]) =>
      field.draft.safeParse(undefined).success ? [] : [name],
    ),
    create: rest.create.path,
    all: rest.listAll.path,
    shown: shown.path,
    at: at(rest.read),
    update: at(rest.update),
    toggle: at(rest.toggle),
    ...(reorder && { reorder: reorder.path }),
    // A project's pictures are a list, with calls of their own.
    ...(uploadImage && uploadImage.query === undefined && { image: at(uploadImage) }),
    draft,
  };
};

/** Every kind whose entries are made of fields. Gallery pictures begin with an upload. */
export const kindSamples: readonly KindSample[] = [
  sampleOf(reasonKind, endpoints.reasons, (title) => ({ title, description: 'Neden.' })),
  sampleOf(
    memberKind,
    endpoints.members,
    (name) => ({ name, position: 'Mimar', email: 'deneme@ornek.example' }),
    endpoints.teamPage.read,
  ),
  sampleOf(serviceKind, endpoints.services, (title, number) => ({
    title,
    path: pathFromTitle(`Deneme ${title} ${number}`),
    description: '<p>Metin.</p>',
  })),
  sampleOf(projectKind, endpoints.projects, (title) => ({
    title,
    shortDescription: 'Kısa.',
    description: '<p>Metin.</p>',
    additionalInfo: { Yer: 'Urla' },
  })),
  sampleOf(postKind, endpoints.posts, (title, number) => ({
    title,
    excerpt: 'Özet.',
    details: '<p>Metin.</p>',
    date: new Date(Date.UTC(2025, 0, 20 - (number % 1_000))).toISOString().slice(0, 10),
    tags: ['deneme'],
  })),
];
