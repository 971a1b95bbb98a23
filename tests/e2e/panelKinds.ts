import type { APIRequestContext, Page } from '@playwright/test';

/** What the journeys through the forms need to know about one kind of item. */
export type FormKind = {
  name: string;
  list: string;
  newPath: string;
  api: string;
  /** Adds to `api` what an update goes to, before the id. */
  updateAt: string;
  /** The least that makes an item. */
  body: Record<string, string>;
  /** A text field beside the required ones, and its name on the wire. */
  field: RegExp;
  key: string;
  save: string;
  said: { loadFailed: string; saveFailed: string; pictureFailed?: string; conflict: string; saved: string };
};

/** All kinds of items that have a form. */
export const formKinds: readonly FormKind[] = [
  {
    name: 'service',
    list: 'services',
    newPath: '/admin/services/new',
    api: '/api/service',
    updateAt: '',
    body: { title: 'Gölge Etüdü', path: '/golge-etudu', description: '<p>Gölge.</p>' },
    field: /^Subtitle/,
    key: 'subtitle',
    save: 'Save service',
    said: {
      loadFailed: 'Failed to load service data. Please try again.',
      saveFailed: 'Failed to save service. Please try again.',
      pictureFailed: 'Service was saved but image upload failed.',
      conflict: 'Somebody else changed this service',
      saved: 'Service saved',
    },
  },
  {
    name: 'project',
    list: 'projects',
    newPath: '/admin/projects/new',
    api: '/api/projects',
    updateAt: '',
    body: { title: 'Rüzgâr Evi', shortDescription: 'Kısa.', description: '<p>Uzun.</p>' },
    field: /^Category/,
    key: 'category',
    save: 'Save project',
    said: {
      loadFailed: 'Failed to load project data. Please try again.',
      saveFailed: 'Failed to save project. Please try again.',
      pictureFailed: 'Project was saved but main image upload failed.',
      conflict: 'Somebody else changed this project',
      saved: 'Project saved',
    },
  },
  {
    name: 'post',
    list: 'blog',
    newPath: '/admin/blog/new',
    api: '/api/blog',
    updateAt: '/update',
    body: { title: 'Işığın Yönü', date: '2026-03-01', excerpt: 'Kısa.', details: '<p>Uzun.</p>' },
    field: /^Category/,
    key: 'category',
    save: 'Save blog post',
    said: {
      loadFailed: 'Failed to load blog post data. Please try again.',
      saveFailed: 'Failed to save blog post. Please try again.',
      pictureFailed: 'Blog post was saved but image upload failed.',
      conflict: 'Somebody else changed this blog post',
      saved: 'Blog post saved',
    },
  },
  {
    name: 'member',
    list: 'team',
    newPath: '/admin/team/add',
    api: '/api/crew-members',
    updateAt: '',
    body: { name: 'Çağla Işık', position: 'Mimar' },
    field: /^Position/,
    key: 'position',
    save: 'Save team member',
    said: {
      loadFailed: 'Failed to load team member data. Please try again.',
      saveFailed: 'Failed to save team member. Please try again.',
      pictureFailed: 'Team member was saved but image upload failed.',
      conflict: 'Somebody else changed this team member',
      saved: 'Team member saved',
    },
  },
  {
    name: 'reason',
    list: 'why-us',
    newPath: '/admin/why-us/new',
    api: '/api/why-us',
    updateAt: '',
    body: { title: 'Açık Hesap', description: 'Her kalem yazılıdır.', icon: 'scale' },
    field: /^Description/,
    key: 'description',
    save: 'Save item',
    said: {
      loadFailed: 'Failed to load item data. Please try again.',
      saveFailed: 'Failed to save item. Please try again.',
      conflict: 'Somebody else changed this item',
      saved: 'Item saved',
    },
  },
];

/** The kinds whose items have a picture. */
export const picturedKinds = formKinds.filter(({ said }) => said.pictureFailed !== undefined);

/** The kind of this name. */
export function kindOf(name: string): FormKind {
  const kind = formKinds.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no kind "${name}"`);
  return kind;
}

/** What another admin's requests carry: the session of the page. */
export const asAdmin = async (page: Page): Promise<{ headers: { authorization: string } }> => ({
  headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` },
});

/** Makes an item over the API; answers the address of its form and how somebody else changes it. */
export async function makeItem(page: Page, request: APIRequestContext, kind: FormKind) {
  const answer = await request.post(kind.api, { ...(await asAdmin(page)), data: kind.body });
  const { id }: { id: string } = await answer.json();
  return {
    id,
    address: `/admin/${kind.list}/edit/${id}`,
    change: async (value: string) =>
      request.put(`${kind.api}${kind.updateAt}/${id}`, {
        ...(await asAdmin(page)),
        data: { [kind.key]: value },
      }),
    remove: async () => request.delete(`${kind.api}/${id}`, await asAdmin(page)),
  };
}

/** Presses the save button of a form. */
export const save = (page: Page, { save: name }: Pick<FormKind, 'save'>): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
