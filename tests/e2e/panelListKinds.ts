import type { APIRequestContext } from '@playwright/test';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { expect } from './quietConsole.ts';

const html = '<p>Metin</p>';

/** Each kind whose list is shown page by page: where it is made, and what a new one needs. */
export const kinds = [
  {
    screen: 'services',
    create: '/service',
    all: '/service/admin',
    order: true,
    draft: (title: string, index: number) => ({
      title,
      path: `/sayfali-${title.toLowerCase().replace(/\W+/g, '-')}-${index}`,
      description: html,
    }),
    statusFailed: 'Failed to update service status. Please try again.',
    question: 'Are you sure you want to delete this service?',
    deleted: 'Service deleted',
  },
  {
    screen: 'projects',
    create: '/projects',
    all: '/projects/admin',
    order: true,
    draft: (title: string) => ({ title, shortDescription: 'Kısa', description: html }),
    statusFailed: 'Failed to update project status. Please try again.',
    question: 'Are you sure you want to delete this project?',
    deleted: 'Project deleted',
  },
  {
    screen: 'blog',
    create: '/blog',
    all: '/blog/admin',
    order: false,
    draft: (title: string) => ({ title, date: '2026-01-05', excerpt: 'Özet', details: html }),
    statusFailed: 'Failed to update blog post status. Please try again.',
    question: 'Are you sure you want to delete this blog post?',
    deleted: 'Blog post deleted',
  },
  {
    screen: 'team',
    create: '/crew-members',
    all: '/crew-members/admin',
    order: true,
    draft: (name: string) => ({ name, position: 'Usta', email: 'usta@ornek.example' }),
    statusFailed: 'Failed to update team member status. Please try again.',
    question: 'Are you sure you want to delete this team member?',
    deleted: 'Team member deleted',
  },
  {
    screen: 'why-us',
    create: '/why-us',
    all: '/why-us',
    order: true,
    draft: (title: string) => ({ title, description: 'Kısa ve açık.' }),
    statusFailed: 'Failed to update item status. Please try again.',
    question: 'Are you sure you want to delete this item?',
    deleted: 'Item deleted',
  },
] as const;

/** How many items the lists of the journeys have: two more than a page. */
export const count = 27;
type Kind = (typeof kinds)[number];

/** Makes items of a kind through the API, and knows them by a word of their own; removes them at the end. */
export async function makeItems(request: APIRequestContext, kind: Kind, word: string) {
  const login = await request.post('/api/auth/login', { data: e2eAdmin });
  const { token }: { token: string } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  for (let index = 1; index <= count; index += 1) {
    const data = kind.draft(`${word} ${String(index).padStart(2, '0')}`, index);
    // oxlint-disable-next-line no-await-in-loop -- their order is the order of their making
    expect((await request.post(`/api${kind.create}`, { headers, data })).ok()).toBe(true);
  }
  const all = async (): Promise<{ id: string; title?: string; name?: string; active: boolean }[]> =>
    (await request.get(`/api${kind.all}?q=${word}`, { headers })).json();
  return {
    all,
    titles: async () => (await all()).map(({ title, name }) => title ?? name),
    clear: async () => {
      for (const { id } of await all()) {
        // oxlint-disable-next-line no-await-in-loop -- a store is written by one at a time
        await request.delete(`/api${kind.create}/${id}`, { headers });
      }
    },
  };
}
