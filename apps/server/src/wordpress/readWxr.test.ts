import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { exportedItem, exportOf } from '../testing/wordpressExport.ts';
import { readWxr, wxrBounds, type WxrPart } from './readWxr.ts';

/** The parts of a text that arrives in chunks of some bytes. */
async function partsOf(
  text: string | Uint8Array,
  piece = 7,
  bounds: Parameters<typeof readWxr>[1] = wxrBounds,
): Promise<WxrPart[]> {
  const bytes = Buffer.from(text);
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  }
  const parts: WxrPart[] = [];
  for await (const part of readWxr(pieces(), bounds)) parts.push(part);
  return parts;
}

const itemsIn = (parts: readonly WxrPart[]) =>
  parts.flatMap((part) => (part.kind === 'item' ? [part.item] : []));

test('the site, its authors and its entries are read, however the file is chunked', async () => {
  const text = exportOf(
    exportedItem({
      id: '12',
      title: 'Işık & gölge',
      content: 'İlk <b>satır</b> ]]> son',
      terms: 'category:Haberler|post_tag:Ahşap',
      _thumbnail_id: '7',
      _of_a_plugin: 'x',
      comment: 'Güzel',
    }),
  );
  for (const piece of [1, 64, 100_000]) {
    const [author, site, item] = await partsOf(text, piece);
    expect(author).toEqual({ kind: 'author', login: 'ayse', name: 'Ayşe Işık' });
    expect(site).toEqual({ kind: 'site', version: '1.2', address: 'https://eski.example' });
    expect(item).toMatchObject({
      kind: 'item',
      item: {
        id: '12',
        type: 'post',
        status: 'publish',
        title: 'Işık & gölge',
        content: 'İlk <b>satır</b> ]]> son',
        creator: 'ayse',
        date: '2019-05-04 10:00:00',
        terms: [
          { domain: 'category', slug: 'haberler', name: 'Haberler' },
          { domain: 'post_tag', slug: 'ahşap', name: 'Ahşap' },
        ],
        // The comment has the same key, and comments are only counted.
        meta: [{ key: '_thumbnail_id', value: '7' }],
        comments: 1,
        otherMeta: 1,
      },
    });
  }
});

test('categories tell which one they stand within', async () => {
  const category =
    '<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename>cati</wp:category_nicename><wp:category_parent><![CDATA[yapi]]></wp:category_parent></wp:category>';
  expect(await partsOf(exportOf(category))).toContainEqual({
    kind: 'category',
    slug: 'cati',
    parent: 'yapi',
  });
  const few = { ...wxrBounds, items: 1 };
  await expect(partsOf(exportOf(category.repeat(2)), 100, few)).rejects.toThrow('more than 1 categories');
});

test('characters that XML forbids are dropped, and blank lines before the file are skipped', async () => {
  const text = exportOf(exportedItem({ id: '1', title: 'Bir\u0000\u0008\u001B iki' }));
  expect(itemsIn(await partsOf(`\n\n${text}`))[0]?.title).toBe('Bir iki');
});

describe('refuses', () => {
  const item = exportedItem({ id: '1' });
  const bombs = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]>`;
  const file = '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  test.each([
    ['a file that ends early', exportOf(item).slice(0, -30), 'it is damaged'],
    ['a tag that does not fit', exportOf(`${item}</b>`), 'it is damaged'],
    ['a file in another format', '<rss version="2.0"><channel><item/></channel></rss>', 'names no version'],
    ['a page', '<html><body>x</body></html>', 'no export of WordPress'],
    ['no XML', 'PK\u0003\u0004', 'it is damaged'],
    ['an empty file', '', 'it is damaged'],
    ['entities that grow', exportOf(item.replace('Yazı 1', ''), bombs), 'a document type'],
    ['an entity of a file', exportOf(item, file), 'a document type'],
    ['an unknown entity', exportOf('<item><title>&x;</title></item>'), 'undefined entity'],
    ['another encoding', exportOf(item, '<?xml version="1.0" encoding="iso-8859-9"?>'), 'and not in UTF-8'],
    ['elements without end', exportOf('<item>'.repeat(40)), 'nested too deep'],
  ])('%s', async (_what, text, reason) => {
    await expect(partsOf(text, 50)).rejects.toThrow(reason);
  });

  test.each([
    ['of another encoding', Buffer.from(exportOf(exportedItem({ id: '1', title: 'Çatı' })), 'latin1')],
    ['that end within a letter', Buffer.concat([Buffer.from(exportOf(item)), Buffer.of(0xc3)])],
  ])('bytes %s', async (_what, bytes) => {
    await expect(partsOf(bytes, 50)).rejects.toThrow('it is damaged: it contains bytes that are not UTF-8');
  });

  test('what is too long, while it arrives', async () => {
    const small = { ...wxrBounds, itemCharacters: 5_000, items: 2, fileBytes: 50_000, listed: 3 };
    const long = exportedItem({ id: '1', content: 'x'.repeat(6_000) });
    await expect(partsOf(exportOf(long), 1_000, small)).rejects.toThrow('too long');
    await expect(partsOf(exportOf(`<!-- ${'a'.repeat(6_000)}`), 1_000, small)).rejects.toThrow('too long');
    await expect(partsOf(exportOf(item.repeat(3)), 1_000, small)).rejects.toThrow('more than 2 entries');
    await expect(partsOf(exportOf(' '.repeat(60_000)), 1_000, small)).rejects.toThrow(/too long|too large/);
    const tagged = exportedItem({ id: '1', terms: 'post_tag:a|post_tag:b|post_tag:c|post_tag:d' });
    await expect(partsOf(exportOf(tagged), 1_000, small)).rejects.toThrow('too many categories');
  });
});

/**
 * Reads an export in an isolate of its own, which has a heap of some megabytes and ends if that is full. Buffers lie outside of
 * the heap, so the most bytes of them are told.
 */
async function readIn(heapMb: number, chunks: { head: string; item: string; times: number; tail: string }) {
  const code = `
    import { parentPort, workerData } from 'node:worker_threads';
    const { readWxr } = await import(workerData.reader);
    const [head, item, tail] = ['head', 'item', 'tail'].map((name) => Buffer.from(workerData[name]));
    let [items, sent, outsideHeap] = [0, 0, 0];
    async function* pieces() {
      for (const chunk of [head, ...Array.from({ length: workerData.times }, () => item), tail]) {
        sent += chunk.length;
        yield chunk;
      }
    }
    for await (const part of readWxr(pieces())) {
      if (part.kind === 'item') items += 1;
      outsideHeap = Math.max(outsideHeap, process.memoryUsage().external);
    }
    parentPort.postMessage({ items, sent, outsideHeap });`;
  const reader = new URL('readWxr.ts', import.meta.url).href;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: { ...chunks, reader },
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16 },
  });
  const [read]: unknown[] = await once(worker, 'message');
  await worker.terminate();
  return z.object({ items: z.number(), sent: z.number(), outsideHeap: z.number() }).parse(read);
}

test('a hundred megabytes are read with a heap of sixteen', { tags: ['long'] }, async () => {
  const item = exportedItem({ id: '1', content: 'Metin ve <p>bir paragraf</p>\n'.repeat(4_000) });
  const times = Math.ceil((100 * 1024 * 1024) / Buffer.byteLength(item));
  const [head = '', tail = ''] = exportOf('{}').split('{}');
  const { items, sent, outsideHeap } = await readIn(16, { head, item, times, tail });
  expect(sent).toBeGreaterThan(100 * 1024 * 1024);
  expect(items).toBe(times);
  expect(outsideHeap).toBeLessThan(80 * 1024 * 1024);
});
