import type { APIRequestContext } from '@playwright/test';
import { postKind } from '@vitrin/contract/kinds/post';
import { adminHeaders } from './adminApi.ts';

/** Adds posts through the API; the returned function removes them. */
export async function addPosts(request: APIRequestContext, count: number): Promise<() => Promise<void>> {
  const headers = await adminHeaders(request);
  const ids = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const data = {
        title: `Deneme ${index + 1}`,
        date: '2020-01-01',
        excerpt: 'Kısa.',
        details: '<p>Uzun.</p>',
      };
      const added: unknown = await (await request.post('/api/blog', { headers, data })).json();
      return postKind.record.parse(added).id;
    }),
  );
  return async () => {
    await Promise.all(ids.map((id) => request.delete(`/api/blog/${id}`, { headers })));
  };
}
