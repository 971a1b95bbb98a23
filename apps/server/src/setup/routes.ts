import { endpoints } from '@vitrin/contract/endpoints';
import type { Sector, ServiceTemplate } from '@vitrin/contract/operation/setup';
import { authorOf } from '../history/keepVersion.ts';
import { type Api, serveAll } from '../http/serve.ts';
import type { ChecklistSources } from './checklist.ts';
import { noteSetup, readSetup } from './setup.ts';

/** The routes of the first-day set-up. */
export function setupRoutes(api: Api, sources: ChecklistSources): void {
  const { store, clock } = api;
  serveAll(api, endpoints.setup, {
    read: () => readSetup(store.read, sources),
    save: async ({ body, viewer }) => {
      await store.write((writer) => noteSetup(writer, body, authorOf(viewer, clock)));
      return readSetup(store.read, sources);
    },
    templates: ({ query }) => templatesOf(query.sector),
  });
}

/** The templates of a sector, loaded on first use. */
async function templatesOf(sector: Sector): Promise<ServiceTemplate[]> {
  const { serviceTemplates } = await import('@vitrin/demo/serviceTemplates');
  return serviceTemplates[sector].map(({ title, path, short, paragraphs, points }) => ({
    title,
    path,
    shortDescription: short,
    description: [
      ...paragraphs.map((paragraph) => `<p>${paragraph}</p>`),
      `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`,
    ].join(''),
  }));
}
