import type { APIRequestContext, Page } from '@playwright/test';
import { htmlFields } from '@vitrin/contract/html/html';
import { type ContentGroup, contentGroups, contentKinds } from '@vitrin/contract/kinds/contentKinds';
import type { KindField } from '@vitrin/contract/kinds/field';
import { adminBase, adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import { type KindSample, kindSamples } from '@vitrin/contract/testing/kindSamples';
import { adminFormsText } from '@vitrin/ui/text/en/adminForms';
import { itemFormsText } from '@vitrin/ui/text/en/itemForms';
import { listTexts } from '@vitrin/ui/text/en/listTexts';
import { z } from 'zod';
import { adminHeaders } from './adminApi.ts';

/** A kind for journeys through the panel: its screens and calls, one of its fields, and the panel's texts. */
export type PanelKind = {
  /** One of its items. */
  name: string;
  sample: KindSample;
  /** The last segment of its list's address, and the address of a new item's form. */
  screen: string;
  newPath: string;
  /** A text field, the title if there is no other that may be left out, and its name in the API. */
  field: RegExp;
  key: string;
  save: string;
  said: {
    loadFailed: string;
    saveFailed: string;
    pictureFailed?: string;
    conflict: string;
    saved: string;
    statusFailed: string;
    question: string;
    deleted: string;
  };
};

type FormGroup = Exclude<ContentGroup, 'gallery'>;

const formGroups = contentGroups.filter((group): group is FormGroup => group !== 'gallery');

function screensOf(group: FormGroup): { list: string; begin: string } {
  switch (group) {
    case 'services':
      return { list: adminPaths.services(), begin: adminPaths.newService() };
    case 'projects':
      return { list: adminPaths.projects(), begin: adminPaths.newProject() };
    case 'posts':
      return { list: adminPaths.posts(), begin: adminPaths.newPost() };
    default:
      return plainPaths(group);
  }
}

const formTexts = { ...itemFormsText, service: adminFormsText.service };

const isFreeText = ({ sent, draft, answered, facts }: KindField): boolean =>
  facts.searched === true &&
  draft.safeParse(undefined).data === '' &&
  sent.safeParse('Metin').success &&
  !htmlFields.has(answered);

/** Every kind that has a list and a form. */
export const panelKinds: readonly PanelKind[] = kindSamples.map((sample) => {
  const group = formGroups.find((each) => each === sample.group);
  if (group === undefined) throw new Error(`${sample.name} have no form`);
  const { name, kind } = contentKinds[group];
  const { list, begin } = screensOf(group);
  const { deleteQuestion: question, statusFailed, deleted } = listTexts[group];
  const { save, loadFailed, saveFailed, pictureFailed, conflict, saved } = formTexts[name];
  const free = Object.entries<KindField>(kind.fields).find(([, field]) => isFreeText(field));
  const key = free?.[0] ?? sample.title;
  const label = new Map<string, unknown>(Object.entries(formTexts[name])).get(key);
  return {
    name,
    sample,
    screen: list.replace(`${adminBase}/`, ''),
    newPath: begin,
    field: new RegExp(`^${String(label)}`),
    key,
    save,
    said: {
      loadFailed,
      saveFailed,
      ...('image' in kind.record.shape && { pictureFailed }),
      conflict,
      saved,
      statusFailed,
      question,
      deleted: deleted(1),
    },
  };
});

/** The kind with a given name. */
export function kindOf(name: string): PanelKind {
  const kind = panelKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind "${name}"`);
  return kind;
}

const api = (path: string): string => `/api${path}`;

/** Creates an item over the API; returns the address of its form and a function that changes it as another user. */
export async function makeItem(request: APIRequestContext, { screen, key, name, sample }: PanelKind) {
  const headers = await adminHeaders(request);
  const data = sample.draft(`Gölge Etüdü ${name}`, 1);
  const answer = await request.post(api(sample.create), { headers, data });
  const { id }: { id: string } = await answer.json();
  return {
    id,
    address: `/admin/${screen}/edit/${id}`,
    change: (value: string) => request.put(api(sample.update(id)), { headers, data: { [key]: value } }),
    remove: () => request.delete(api(sample.at(id)), { headers }),
  };
}

/** Presses the save button of a form. */
export const save = (page: Page, { save: name }: Pick<PanelKind, 'save'>): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

/** The number of items in the journeys' lists: two more than fit on a page. */
export const count = 27;

const listed = z.array(
  z.object({
    id: z.string(),
    title: z.string().optional(),
    name: z.string().optional(),
    active: z.boolean(),
  }),
);

/** Creates items of a kind through the API, each titled with a word and its number; removes them at the end. */
export async function makeItems(
  request: APIRequestContext,
  { sample }: PanelKind,
  word: string,
  howMany = count,
) {
  const headers = await adminHeaders(request);
  const made = new Set<string>();
  for (let index = 1; index <= howMany; index += 1) {
    const data = sample.draft(`${word} ${String(index).padStart(2, '0')}`, index);
    // They are ordered by their creation.
    const answer = await request.post(api(sample.create), { headers, data });
    made.add(z.object({ id: z.string() }).parse(await answer.json()).id);
  }
  // Other items may contain the word as well, but are not part of this journey.
  const all = async () =>
    listed
      .parse(await (await request.get(`${api(sample.all)}?q=${word}`, { headers })).json())
      .filter(({ id }) => made.has(id));
  return {
    all,
    titles: async () => (await all()).map(({ title, name }) => title ?? name),
    clear: async () => {
      for (const { id } of await all()) {
        await request.delete(api(sample.at(id)), { headers });
      }
    },
  };
}
