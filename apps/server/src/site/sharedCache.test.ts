import Fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ContentVersion } from '../store/contentVersion.ts';
import { purgeWhenChanged, sharedCacheHeaders } from './sharedCache.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const inSeconds = (seconds: number): Date => new Date(now.getTime() + 1_000 * seconds);

describe('a shared cache', () => {
  test('may keep a page as long as configured, and no longer than the page is valid', () => {
    const tables = new Set(['post', 'picture']);
    const headers = sharedCacheHeaders({ freshUntil: inSeconds(3_600), tables }, { seconds: 300 }, now);
    expect(headers).toEqual({
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400',
      'surrogate-key': 'page post picture',
      'cache-tag': 'page,post,picture',
    });
    const over = sharedCacheHeaders({ freshUntil: inSeconds(20), tables: undefined }, { seconds: 300 }, now);
    // Nor is it served stale for longer while a new one is fetched.
    expect(over['cache-control']).toContain('s-maxage=20, stale-while-revalidate=0,');
    const soon = sharedCacheHeaders({ freshUntil: inSeconds(340), tables }, { seconds: 300 }, now);
    expect(soon['cache-control']).toContain('s-maxage=300, stale-while-revalidate=40,');
    expect(over['surrogate-key']).toBe('page any');
  });

  test('is told what a write has made stale, with its token, and again if that failed', async () => {
    const told: unknown[] = [];
    const statuses = [200, 500];
    const cache = Fastify();
    cache.post('/purge', async ({ headers, body }, reply) => {
      told.push([headers['authorization'], headers['surrogate-key'], body]);
      return reply.code(statuses.shift() ?? 204).send();
    });
    const url = await cache.listen({ port: 0, host: '127.0.0.1' });
    onTestFinished(() => cache.close());
    const tables = { post: 'a', picture: 'b' };
    let version: ContentVersion = { id: '1', tables };
    const log = { warn: vi.fn<() => void>() };
    const { stop } = purgeWhenChanged({
      version: async () => version,
      hook: { url: `${url}/purge`, token: 'secret' },
      log,
    });
    onTestFinished(stop);
    const everything = ['Bearer secret', 'page', { tags: ['page'] }];
    await expect.poll(() => told).toEqual([everything]);
    version = { id: '2', tables: { ...tables, post: 'c', setting: 'd' } };
    const changed = ['Bearer secret', 'any post setting', { tags: ['any', 'post', 'setting'] }];
    await expect.poll(() => told).toEqual([everything, changed, changed]);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
