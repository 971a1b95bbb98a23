import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { htmlAttacks } from '@vitrin/contract/testing/htmlAttacks';
import { addAccount } from '../../apps/server/src/auth/accounts.ts';
import { hashPassword } from '../../apps/server/src/auth/passwords/passwords.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openStore, type Store } from '../../apps/server/src/store/openStore.ts';
import {
  hostileId,
  hostileRowCount,
  hostileServicePath,
  hostileTag,
  insertHostileRows,
  saveHostileDocuments,
} from '../../apps/server/src/testing/hostileRows.ts';
import { e2eAdmin } from '../support/e2eSettings.ts';
import { hydrated } from './openPage.ts';
import { ownServer } from './ownServer.ts';
import { fixedPages } from './publicPages.ts';
import { expect, test } from './quietConsole.ts';

let store: Store;
const { url } = ownServer('hostile', {
  env: { DEMO: 'none' },
  prepare: async (folder) => {
    store = await openStore({ folder, clock: systemClock });
    const passwordHash = await hashPassword(e2eAdmin.password);
    const person = {
      name: 'Elif',
      surname: 'Karaca',
      email: e2eAdmin.email,
      passwordHash,
      role: 'owner',
    } as const;
    await store.write((writer) => addAccount(writer, person, systemClock));
    await insertHostileRows(store);
  },
});
test.afterAll(() => store.close());

const pagesOf = (row: number): string[] => [
  hostileServicePath(row),
  sitePaths.project({ id: hostileId(row), path: '' }),
  sitePaths.post({ id: hostileId(row), path: '' }),
  sitePaths.tag(hostileTag(row)),
];

/**
 * Looks for anything harmful in a document: the open page, or HTML in a string. It runs in the browser, so it is
 * self-contained.
 */
function harmIn(html: string | undefined): string[] {
  const found = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html');
  const harm: string[] = [];
  for (const element of found.querySelectorAll('*')) {
    const isFrame = /^(?:i?frame|frameset|object|embed|applet|base)$/i.test(element.localName);
    const isScript = element.localName === 'script' && !element.getAttribute('type')?.endsWith('json');
    if (isFrame || (isScript && /alert\(1\)|evil/.test(element.textContent))) harm.push(element.outerHTML);
    // A form's properties may be shadowed by a field of the same name.
    if (!(Object(element.attributes) instanceof NamedNodeMap)) harm.push('hidden attributes');
    else {
      for (const { name, value } of element.attributes) {
        const isAddress = /^(?:href|src|action|formaction|data|poster|cite|background|xlink:href)$/.test(
          name,
        );
        const address = isAddress ? URL.parse(value, 'https://ornek.example/') : null;
        const isSafe = address === null || /^(?:https?|mailto|tel|data|blob):$/.test(address.protocol);
        if (!isSafe || name.startsWith('on') || name === 'srcdoc') harm.push(`${name}="${value}"`);
      }
    }
  }
  return harm;
}

test('hostile rows are shown on pages of the site without doing anything', async ({ page, quietConsole }) => {
  const strangers: string[] = [];
  await page.route(
    (address) => address.origin !== url,
    async (route) => {
      if (route.request().resourceType() !== 'image') strangers.push(route.request().url());
      await route.abort();
    },
  );
  await page.addInitScript(() => {
    window.alert = () => console.error('A script has run');
  });
  const look = async (address: string): Promise<string[]> => {
    await page.goto(url + address);
    await hydrated(page);
    return (await page.evaluate(harmIn, undefined)).map((part) => `${address}: ${part}`);
  };

  // No page is open yet, so that no policy interferes.
  const found = await Promise.all(htmlAttacks.map((attack) => page.evaluate(harmIn, attack)));
  expect(found.filter((parts) => parts.length > 0).length).toBeGreaterThan(htmlAttacks.length / 2);

  const harm: string[] = [];
  // Sequentially: there is one tab.
  for (const [row, address] of fixedPages.entries()) {
    await store.write((writer) => saveHostileDocuments(writer, row));
    harm.push(...(await look(address)));
  }
  for (const address of [0, 40].flatMap(pagesOf)) harm.push(...(await look(address)));
  // An open page's policy would apply to the styles of the HTML that is parsed in it.
  await page.goto('about:blank');
  for (let row = 0; row < hostileRowCount; row += 1) {
    // A post shows two texts of each row, so that all attacks are covered; the other pages render them the same way.
    for (const address of row % 10 === 5
      ? pagesOf(row)
      : [sitePaths.post({ id: hostileId(row), path: '' })]) {
      const answer = await page.request.get(url + address);
      expect(answer.status()).toBe(200);
      const parts = await page.evaluate(harmIn, await answer.text());
      harm.push(...parts.map((part) => `${address}: ${part}`));
    }
  }
  expect(harm).toEqual([]);
  expect(strangers).toEqual([]);
  // The pictures that the attacks refer to do not exist.
  expect(quietConsole.filter((line) => !line.includes('Failed to load resource'))).toEqual([]);
  quietConsole.length = 0;
});
