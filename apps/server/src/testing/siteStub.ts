import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../http/answers/contentPolicy.ts';
import type { Media } from '../media/openMedia.ts';
import { mountDiscovery } from '../site/mountDiscovery.ts';
import { mountPages } from '../site/mountPages.ts';

/** The text of the stub's 404 page. */
export const nowhereText = 'Bu sayfa bulunamadı';

const texts: Readonly<Record<string, string>> = { '/': 'Ana sayfa', '/hakkimizda': 'Hakkımızda' };

/** Mounts a site of two pages, which show their own address, with everything else that belongs to the pages. */
export const mountStub =
  (publicUrl?: string) =>
  async (app: FastifyInstance, { media }: { media: Media }): Promise<void> => {
    await mountDiscovery(app, { publicUrl, cards: media });
    await mountPages(app, {
      site: async () => async (request, origin) => {
        const { pathname } = new URL(request.url);
        if (pathname === '/kaput') throw new Error('The site is broken');
        if (pathname === '/eski') return { status: 301, location: '/hakkimizda' };
        const text = texts[pathname];
        return {
          status: text === undefined ? 404 : 200,
          html: `<link rel="canonical" href="${origin}${pathname}"><h1>${text ?? nowhereText}</h1>`,
          inline: { scripts: [], styles: [] },
        };
      },
      publicUrl,
      policy: pagePolicy,
    });
  };
