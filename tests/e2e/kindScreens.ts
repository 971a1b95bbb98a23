import type { APIRequestContext, Page } from '@playwright/test';
import type { Fields } from '@vitrin/contract/kinds/field';
import { plainGroups, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { type KindSample, kindSamples } from '@vitrin/contract/testing/kindSamples';
import { itemFormsText } from '@vitrin/ui/text/en/itemForms';
import { listTexts } from '@vitrin/ui/text/en/listTexts';
import { z } from 'zod';
import { adminHeaders } from './adminApi.ts';

/** A kind of content as admins see it: its screens, one of its fields, and the panel's texts. */
type Shown = {
  /** One of its items. */
  name: string;
  /** The last segment of its list's address. */
  screen: string;
  /** What the address of a new item's form appends to that of the list. */
  begin: string;
  /** A text field next to the title, and its name in the API. */
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

const shown: Readonly<Record<string, Shown>> = {
  services: {
    name: 'service',
    screen: 'services',
    begin: 'new',
    field: /^Subtitle/,
    key: 'subtitle',
    save: 'Save service',
    said: {
      loadFailed: 'Failed to load service data. Please try again.',
      saveFailed: 'Failed to save service. Please try again.',
      pictureFailed: 'Service was saved but image upload failed.',
      conflict: 'This service has changed meanwhile',
      saved: 'Service saved',
      statusFailed: 'Failed to update service status. Please try again.',
      question: 'Are you sure you want to delete this service?',
      deleted: 'Service deleted',
    },
  },
  projects: {
    name: 'project',
    screen: 'projects',
    begin: 'new',
    field: /^Category/,
    key: 'category',
    save: 'Save project',
    said: {
      loadFailed: 'Failed to load project data. Please try again.',
      saveFailed: 'Failed to save project. Please try again.',
      pictureFailed: 'Project was saved but main image upload failed.',
      conflict: 'This project has changed meanwhile',
      saved: 'Project saved',
      statusFailed: 'Failed to update project status. Please try again.',
      question: 'Are you sure you want to delete this project?',
      deleted: 'Project deleted',
    },
  },
  posts: {
    name: 'post',
    screen: 'blog',
    begin: 'new',
    field: /^Category/,
    key: 'category',
    save: 'Save blog post',
    said: {
      loadFailed: 'Failed to load blog post data. Please try again.',
      saveFailed: 'Failed to save blog post. Please try again.',
      pictureFailed: 'Blog post was saved but image upload failed.',
      conflict: 'This blog post has changed meanwhile',
      saved: 'Blog post saved',
      statusFailed: 'Failed to update blog post status. Please try again.',
      question: 'Are you sure you want to delete this blog post?',
      deleted: 'Blog post deleted',
    },
  },
  members: {
    name: 'member',
    screen: 'team',
    begin: 'add',
    field: /^Position/,
    key: 'position',
    save: 'Save team member',
    said: {
      loadFailed: 'Failed to load team member data. Please try again.',
      saveFailed: 'Failed to save team member. Please try again.',
      pictureFailed: 'Team member was saved but image upload failed.',
      conflict: 'This team member has changed meanwhile',
      saved: 'Team member saved',
      statusFailed: 'Failed to update team member status. Please try again.',
      question: 'Are you sure you want to delete this team member?',
      deleted: 'Team member deleted',
    },
  },
  reasons: {
    name: 'reason',
    screen: 'why-us',
    begin: 'new',
    field: /^Description/,
    key: 'description',
    save: 'Save item',
    said: {
      loadFailed: 'Failed to load item data. Please try again.',
      saveFailed: 'Failed to save item. Please try again.',
      conflict: 'This item has changed meanwhile',
      saved: 'Item saved',
      statusFailed: 'Failed to update item status. Please try again.',
      question: 'Are you sure you want to delete this item?',
      deleted: 'Item deleted',
    },
  },
  videos: {
    name: 'video',
    screen: 'videos',
    begin: 'new',
    field: /^Description/,
    key: 'description',
    save: 'Save video',
    said: {
      loadFailed: 'Failed to load video data. Please try again.',
      saveFailed: 'Failed to save video. Please try again.',
      pictureFailed: 'Video was saved but image upload failed.',
      conflict: 'This video has changed meanwhile',
      saved: 'Video saved',
      statusFailed: 'Failed to update video status. Please try again.',
      question: 'Are you sure you want to delete this video?',
      deleted: 'Video deleted',
    },
  },
};

/** A plain kind: its texts are in the catalogue, and its field is an optional text, or else the title. */
function plainlyShown(sample: KindSample): Shown | undefined {
  const found = plainGroups.find((each) => each === sample.group);
  if (found === undefined) return undefined;
  const { name, kind } = plainKinds[found];
  const { deleteQuestion: question, statusFailed, deleted } = listTexts[found];
  const { save, loadFailed, saveFailed, pictureFailed, conflict, saved } = itemFormsText[name];
  const words = new Map<string, string>(Object.entries(itemFormsText[name]));
  const fields: Fields = kind.fields;
  const free = Object.entries(fields).find(
    ([, { draft, facts }]) => facts.searched === true && draft.safeParse(undefined).success,
  );
  const key = free?.[0] ?? sample.title;
  return {
    name,
    screen: found,
    begin: 'new',
    field: new RegExp(`^${words.get(key)}`),
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
}

/** A kind for journeys through the panel: its screens and its calls. */
export type PanelKind = Shown & { newPath: string; sample: KindSample };

/** Every kind that has a list and a form. */
export const panelKinds: readonly PanelKind[] = kindSamples.flatMap((sample) => {
  const of = shown[sample.name] ?? plainlyShown(sample);
  if (!of) throw new Error(`Nothing tells what admins see of ${sample.name}`);
  return [{ ...of, newPath: `/admin/${of.screen}/${of.begin}`, sample }];
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
