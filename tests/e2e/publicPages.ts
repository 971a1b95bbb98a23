import type { APIRequestContext, Page } from '@playwright/test';
import { postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { wcagViolations } from './axe.ts';
import { expect } from './quietConsole.ts';

/** The public pages whose address is the same on every site, and one service of the demo. */
export const fixedPages = [
  '/',
  '/hakkimizda',
  '/ekibimiz',
  '/hizmetlerimiz',
  '/insaat-hizmeti',
  '/projelerimiz',
  '/foto-galeri',
  '/video-galeri',
  '/blog',
  '/ara',
  '/iletisim',
  '/teklif-al',
  '/aydinlatma-metni',
  '/theme-demo',
  '/color-guide',
] as const;

/** The addresses of one project, one post and one of its tags. */
export async function detailPages(request: APIRequestContext) {
  const [project] = projectKind.summary.array().parse(await (await request.get('/api/projects')).json());
  const [newest] = postKind.record.array().parse(await (await request.get('/api/blog')).json());
  const tag = newest?.tags[0];
  if (project === undefined || newest === undefined || tag === undefined)
    throw new Error('The demo is empty');
  return {
    project: { address: `/projelerimiz/${project.path}`, id: project.id, title: project.title },
    post: { address: `/blog/${newest.path}`, id: newest.id, title: newest.title },
    tag: { address: `/blog/tag/${encodeURIComponent(tag)}`, title: tag },
  };
}

/** Every kind of public page, by address. */
export async function everyPage(request: APIRequestContext): Promise<string[]> {
  const { project, post: newest, tag } = await detailPages(request);
  return [...fixedPages, project.address, newest.address, tag.address];
}

/** Fails with the violated rules and their elements; target size (24 px) is among the rules. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations, applied } = await wcagViolations(page);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  expect(applied).toContain('target-size');
}
