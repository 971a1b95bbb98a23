import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import type { InProcessCall } from '@vitrin/contract/rendering/rendering';
import { expect, test, vi } from 'vitest';
import { createApiClient } from './client.ts';
import { createInProcessTransport } from './inProcessTransport.ts';

const clientOver = (status: number, body: string) => {
  const call = vi.fn<InProcessCall>(async () => ({ status, headers: {}, body }));
  return {
    call,
    client: createApiClient({ transport: createInProcessTransport(call), log: () => undefined }),
  };
};

test('reads through the given function, below /api', async () => {
  const { call, client } = clientOver(200, JSON.stringify(defaultPalette));
  await expect(client.theme.read()).resolves.toEqual(defaultPalette);
  expect(call).toHaveBeenCalledExactlyOnceWith({ method: 'GET', url: '/api/theme/colors', headers: {} });
});

test('turns error responses into errors', async () => {
  const { client } = clientOver(404, '{"message":"Service not found"}');
  await expect(client.services.read({ params: { id: 'x' } })).rejects.toMatchObject({
    kind: 'answer',
    status: 404,
    message: 'Service not found',
  });
});

test('sends bodies as JSON', async () => {
  const { call, client } = clientOver(200, '{"success":true}');
  const body = { name: 'Işıl', email: 'isil@ornek.example', subject: '', message: 'Merhaba' };
  await client.messages.send({ body });
  expect(call).toHaveBeenCalledExactlyOnceWith({
    method: 'POST',
    url: '/api/contact-messages',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
});

test('refuses files', async () => {
  const { call, client } = clientOver(200, '{}');
  await expect(client.slider.upload({ file: new Blob([]) })).rejects.toMatchObject({ kind: 'network' });
  expect(call).not.toHaveBeenCalled();
});

/** What a module of this folder imports, directly and through its neighbours. */
function reachedFrom(file: string): string[] {
  const source = readFileSync(path.join(import.meta.dirname, file), 'utf8');
  const imports = [...source.matchAll(/(?: from |import\()'([^']+)'/g)].map((match) => match[1] ?? '');
  return imports.concat(imports.filter((name) => name.startsWith('./')).flatMap(reachedFrom));
}

test('keeps axios and the HTML cleaner out of what server rendering loads', () => {
  const reached = [...reachedFrom('client.ts'), ...reachedFrom('inProcessTransport.ts')];
  expect(reachedFrom('browser.ts')).toEqual(expect.arrayContaining(['axios', 'dompurify']));
  expect(reached).not.toContain('axios');
  expect(reached).not.toContain('dompurify');
});
