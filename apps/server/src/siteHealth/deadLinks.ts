import { contentKinds } from '@vitrin/contract/kinds/contentKinds';
import { titleFieldOf } from '@vitrin/contract/kinds/entryTexts';
import { readableAddress, redirectKey } from '@vitrin/contract/paths/redirect';
import type { HealthFinding, HealthFindings } from '@vitrin/contract/operation/siteHealth';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { sql } from 'kysely';
import { isAddressed, pageShowing } from '../content/addressAt.ts';
import { kindOf } from '../content/kindTables.ts';
import { textColumns } from '../library/textColumns.ts';
import { namesOf } from '../namesOf.ts';
import { deadRedirects, leadingAmong } from '../redirects/redirects.ts';
import { readSetting } from '../settings/documents.ts';
import type { Reader } from '../store/openStore.ts';
import { findInBatches } from './entryBatches.ts';
import { collectFindings } from './findingList.ts';

/** How much is read for a check: texts, and characters of these. */
const mostTexts = 5_000;
const mostCharacters = 20_000_000;

const textsAtOnce = 50;
/** The HTML texts of the settings, by the section that they are edited in. */
const pages = [
  { key: 'about', field: 'description', section: 'home', page: sitePaths.about() },
  { key: 'privacy', field: 'content', section: 'contact', page: sitePaths.privacy() },
] as const;

/** A text, and the address of the page that shows it. */
type LinkedText = { facts: Omit<HealthFinding, 'detail'>; page: string; text: string };
type Link = { facts: LinkedText['facts']; address: string };

/** The link targets of a cleaned HTML text. */
export const linksIn = (html: string): string[] =>
  [...html.matchAll(/\shref="([^"]{1,2000})"/g)].map(([, given = '']) => given.replaceAll('&amp;', '&'));

/** Addresses that browsers complete by that of the page: "www.example.com" is one as well. */
const isRelative = (href: string): boolean => !/^(?:[/?#]|[a-z][a-z\d+.-]*:)/i.test(href);

const fromPage = (href: string, page: string): string => {
  const here = new URL(page, 'http://here.invalid');
  const led = URL.parse(href, here.href);
  return led?.origin === here.origin ? readableAddress(led.pathname) + led.search : href;
};

/** The addresses of this website that a cleaned HTML text on a page links to, each once. */
export function ownLinks(html: string, page: string, origin: string | undefined): string[] {
  const found = new Set<string>();
  for (const href of linksIn(html)) {
    const own = origin !== undefined && href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
    const rest = isRelative(own) ? fromPage(own, page) : own;
    if (rest.startsWith('/') && !rest.startsWith('//')) found.add(rest);
  }
  return [...found];
}

/** The visible texts that may contain links, in batches; `tooMany` if further ones are not read. */
export async function* linkedTexts(reader: Reader): AsyncGenerator<readonly LinkedText[] | 'tooMany'> {
  for (const { key, field, section, page } of pages) {
    const { [field]: text } = await readSetting(reader, key);
    if (typeof text === 'string')
      yield [{ facts: { kind: 'settings', entryId: section, title: '' }, page, text }];
  }
  let texts = 0;
  let characters = 0;
  for (const table of namesOf(textColumns)) {
    const columns = textColumns[table];
    if (columns.length === 0) continue;
    const kind = kindOf[table];
    const title = titleFieldOf(contentKinds[kind].kind);
    const path = isAddressed(table) ? ['path'] : [];
    const text = sql<string>`${sql.join(
      columns.map((column) => sql.ref(column)),
      sql` || ' ' || `,
    )}`;
    const batches = findInBatches(
      reader,
      { table, columns: ['id', title, ...path, 'active', ...columns], size: textsAtOnce },
      (batch) => sql<{ id: string; title: string; path: string; text: string }>`
        select id, ${sql.ref(title)} as title, ${path.length === 0 ? sql`''` : sql.ref('path')} as path, ${text} as text from ${batch} as entry
        where active = ${sql.val(true)} and ${text} like '%href="%' order by id`,
    );
    for await (const rows of batches) {
      yield rows.map((row) => ({
        facts: { kind, entryId: row.id, title: row.title },
        page: pageShowing(table, row.id, row.path),
        text: row.text,
      }));
      texts += rows.length;
      for (const row of rows) characters += row.text.length;
      if (texts >= mostTexts || characters >= mostCharacters) {
        yield 'tooMany';
        return;
      }
    }
  }
}

/**
 * Links in texts and redirects that lead to no page of this website. Only the first texts are read if there are very
 * many.
 */
export async function deadLinks(
  reader: Reader,
  now: Date,
  { publicUrl }: { publicUrl: string | undefined },
): Promise<HealthFindings> {
  const found = collectFindings();
  const origin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;
  const addDead = async (links: readonly Link[]): Promise<void> => {
    const keys = links.map(({ address }) => redirectKey(address));
    const leading = await leadingAmong(reader, now, [...new Set(keys)]);
    links.forEach(({ facts, address }, index) => {
      if (!leading.has(keys[index] ?? '')) found.add({ ...facts, detail: address });
    });
  };
  for await (const texts of linkedTexts(reader)) {
    if (texts === 'tooMany') return found.all(true);
    await addDead(
      texts.flatMap(({ facts, page, text }) =>
        ownLinks(text, page, origin).map((address) => ({ facts, address })),
      ),
    );
  }
  for await (const { id, from, to } of deadRedirects(reader, now)) {
    found.add({ kind: 'redirects', entryId: id, title: from, detail: to });
  }
  return found.all();
}
