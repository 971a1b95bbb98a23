import { newEntryId } from '@vitrin/contract/drafts/formDraft';
import { limits } from '@vitrin/contract/limits';
import { expect, test } from 'vitest';
import { draft, type Examined, refusal } from './examine.ts';

/** Preview links, which show drafts without an account. */
export function previewSuite(api: Examined): void {
  const make = (subject: { kind: 'services'; id: string } | null, calls = api.admin()) =>
    calls.previews.create({ body: { subject, hours: 24 } });

  test('are returned once, listed without their address, and revoked', async () => {
    const calls = api.admin();
    const { id, title } = await calls.services.create({ body: draft(880) });
    const subject = { kind: 'services', id } as const;
    const { path, ...link } = await make(subject);
    expect(path).toMatch(/^\/onizleme\/[\w-]{43}$/);
    expect(link).toMatchObject({ subject, title, mine: true, usedAt: null });
    expect(Date.parse(link.expiresAt) - Date.parse(link.createdAt)).toBe(24 * 60 * 60 * 1_000);
    const { path: _other, ...all } = await make(null);
    expect(all).toMatchObject({ subject: null, title: '' });
    expect((await calls.previews.listAll()).slice(0, 2)).toEqual([all, link]);
    for (const each of [all, link]) await calls.previews.remove({ params: { id: each.id } });
    expect(await calls.previews.listAll()).toEqual([]);
    expect((await refusal(calls.previews.remove({ params: { id: link.id } }))).status).toBe(404);
    await calls.services.remove({ params: { id } });
  });

  test('require an existing entry and a session', async () => {
    expect((await refusal(make({ kind: 'services', id: 'yok' }))).status).toBe(404);
    expect((await refusal(make({ kind: 'services', id: newEntryId }))).status).toBe(404);
    expect((await refusal(api.visitor().previews.listAll())).status).toBe(401);
    const body = { subject: null, hours: 24 } as const;
    expect((await refusal(api.visitor().previews.create({ body }))).status).toBe(401);
  });

  test('are limited in number', async () => {
    const calls = api.admin();
    for (let made = 0; made < limits.previewLinks; made += 1) await make(null);
    expect(await refusal(make(null))).toMatchObject({ status: 409, body: { code: 'tooManyPreviews' } });
    for (const { id } of await calls.previews.listAll()) await calls.previews.remove({ params: { id } });
  });
}
