import { type Answer, type Asked, type Call, guarded, kept, missing, ok, open, wrong } from './call.ts';
import type { Entry } from './content.ts';

type Lists = 'services' | 'projects' | 'posts' | 'members' | 'reasons' | 'gallery' | 'slides';

export const shown = (entries: readonly Entry[]): Entry[] => entries.filter(({ active }) => active === true);

/** The entry with the id in the path, if there is one. */
const entryOf = ({ content, params }: Asked, list: Lists): Entry | undefined =>
  content[list].find(({ id }) => String(id) === params['id']);

/** Responds with the entry of the path. */
export const withEntry =
  (list: Lists, answer: (entry: Entry, asked: Asked) => Answer): Call['answer'] =>
  (asked) => {
    if (!/^\d+$/.test(asked.params['id'] ?? '')) return wrong('The id is a number');
    const entry = entryOf(asked, list);
    return entry === undefined ? missing : answer(entry, asked);
  };

export const read = (list: Lists): Call =>
  open(withEntry(list, (entry, { isAdmin }) => (entry['active'] === true || isAdmin ? ok(entry) : missing)));

export function created(list: Lists, fields: readonly string[], required: readonly string[]) {
  return ({ content, body }: Asked): Entry | string => {
    const absent = required.find((field) => typeof body[field] !== 'string' || body[field] === '');
    if (absent !== undefined) return `${absent} is required`;
    content.lastId += 1;
    const entry = { active: true, ...kept(fields, body), id: content.lastId };
    content[list].push(entry);
    return entry;
  };
}

export const change = (list: Lists, fields: readonly string[], answer: (entry: Entry) => Answer): Call =>
  guarded(
    withEntry(list, (entry, { body }) => {
      Object.assign(entry, kept(fields, body));
      if ('status' in entry) entry['status'] = entry['active'] === true ? 'active' : 'inactive';
      return answer(entry);
    }),
  );

export const remove = (list: Lists, answer: Answer): Call =>
  guarded(
    withEntry(list, (entry, { content }) => {
      content[list].splice(content[list].indexOf(entry), 1);
      return answer;
    }),
  );

export const toggle = (list: Lists, answer: (entry: Entry) => Answer): Call =>
  guarded(
    withEntry(list, (entry) => {
      entry['active'] = entry['active'] !== true;
      if ('status' in entry) entry['status'] = entry['active'] === true ? 'active' : 'inactive';
      return answer(entry);
    }),
  );

export const upload = (list: Lists): Call =>
  guarded(
    withEntry(list, (entry, { url }) => {
      entry['image'] = { url };
      return ok({ url });
    }),
  );

export const images = (project: Entry): { id: number; url: string }[] =>
  Array.isArray(project['image']) ? project['image'] : [];

/** A project in lists, with only its main picture. */
export const summary = (project: Entry): Entry => ({
  ...project,
  image: { url: images(project)[0]?.url ?? '' },
});

export const withImage = (answer: (project: Entry, at: number) => Answer): Call =>
  guarded(
    withEntry('projects', (project, { params }) => {
      const at = images(project).findIndex(({ id }) => String(id) === params['imageId']);
      return at === -1 ? missing : answer(project, at);
    }),
  );

export const makeMain = withImage((project, at) => {
  const list = images(project);
  project['image'] = [...list.slice(at, at + 1), ...list.slice(0, at), ...list.slice(at + 1)];
  return ok({ message: 'Main image set' });
});

/** A create call: `makeEntry` returns the new entry or an error message, and `answer` the response for the entry. */
export const create = (makeEntry: (asked: Asked) => Entry | string, answer: (entry: Entry) => Answer): Call =>
  guarded((asked) => {
    const entry = makeEntry(asked);
    return typeof entry === 'string' ? wrong(entry) : answer(entry);
  });

export const add = (
  list: 'gallery' | 'slides',
  entryOfUpload: (asked: Asked) => Record<string, unknown>,
): Call =>
  guarded((asked) => {
    asked.content.lastId += 1;
    asked.content[list].push({ id: asked.content.lastId, active: true, ...entryOfUpload(asked) });
    return { status: 201 };
  });
