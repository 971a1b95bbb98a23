import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceKind } from '@vitrin/contract/kinds/service';
import { siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { fold, textOfHtml } from '@vitrin/contract/text/turkish';
import { describe, expect, test } from 'vitest';
import { insaat } from './insaat.ts';
import type { DemoPack } from './pack.ts';
import { packDocuments } from './packDocuments.ts';
import { packCopy } from './packCopy.ts';
import { packPictures } from './packPictures.ts';
import { packNames, readPack } from './packs.ts';

const packs: readonly (readonly [string, DemoPack])[] = await Promise.all(
  packNames.map(async (name) => [name, await readPack(name)] as const),
);
const documentFolder = join(import.meta.dirname, '../documents');
const pictureFolder = join(import.meta.dirname, '../pictures');

/** Turkish words as they look when typed without Turkish letters. */
const wordsWithoutTurkishLetters =
  /\b(?:insaat\w*|hizmet icin|icin|butce\w*|altyapi\w*|ic dizayn|musteri\w*|guven\w*|tasarim\w*|cozum\w*|isik\w*|calis\w*|yuksek|ogle|aksam\w*|gunes\w*|donusum\w*|bakim\w*|kislama\w*|doseme\w*|turkce|degil|cunku|gore|uzere|butun|oncelik\w*)\b/i;

describe.each(packs)('%s', (_name, pack) => {
  test('its facts and services are what a form could send', () => {
    expect(siteInfoDraft.parse(pack.siteInfo)).toEqual(pack.siteInfo);
    for (const { picture: _picture, furtherPictures: _further, ...draft } of pack.services) {
      expect(serviceKind.draft.parse(draft)).toMatchObject(draft);
    }
  });

  test('six services, each at its own address', () => {
    expect(pack.services).toHaveLength(6);
    expect(new Set(pack.services.map(({ path }) => path)).size).toBe(6);
  });

  test('the banner title is short enough for its largest size', () => {
    expect(pack.home.title.length).toBeLessThanOrEqual(44);
  });

  test('one service has a gallery, of pictures that differ', () => {
    const galleries = pack.services.flatMap(({ furtherPictures }) => furtherPictures ?? []);
    expect(galleries.length).toBeGreaterThanOrEqual(2);
    expect(new Set(galleries).size).toBe(galleries.length);
  });

  test.each(pack.services.map((service) => [service.title, service] as const))(
    '%s is described in 180 to 300 words with steps, a list and questions',
    (_title, { description, steps = [], faq = [] }) => {
      const told = [textOfHtml(description), ...steps.flatMap(({ title, text }) => [title, text])];
      const words = told.join(' ').split(' ').length;
      expect(words).toBeGreaterThanOrEqual(180);
      expect(words).toBeLessThanOrEqual(300);
      expect(description).toMatch(/^<p>.*<h2>.*<ul><li>/s);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      expect(faq.length).toBeGreaterThanOrEqual(3);
      for (const { question } of faq) expect(question).toMatch(/\?$/);
    },
  );

  test('every text is there, in Turkish letters and plain punctuation', () => {
    for (const text of packCopy(pack)) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(wordsWithoutTurkishLetters);
      expect(text).not.toMatch(/[—–]|lorem|ipsum/i);
      expect(text).not.toMatch(/ {2}|\s[,.;:]/);
    }
  });

  test('every picture says what it shows', () => {
    for (const { alt } of packPictures(pack)) expect(alt.length).toBeGreaterThan(20);
  });
});

test('the construction pack has the six addresses of product 2.3', () => {
  expect(insaat.services.map(({ path }) => path)).toEqual([
    '/insaat-hizmeti',
    '/altyapi-hizmeti',
    '/proje-planlamasi',
    '/mimarlik-hizmeti',
    '/ic-dizayn',
    '/butce-planlamasi',
  ]);
});

test('the check for missing Turkish letters knows such a text when it sees one', () => {
  expect(fold('İnşaat hizmeti için')).toMatch(wordsWithoutTurkishLetters);
});

describe('documents', () => {
  test('exactly those that the packs show, of a project and a certificate each, and small', async () => {
    const files = await readdir(documentFolder);
    expect(new Set(files)).toEqual(
      new Set(packs.flatMap(([, pack]) => packDocuments(pack).map(({ file }) => file))),
    );
    for (const [, pack] of packs) expect(packDocuments(pack)).toHaveLength(2);
    for (const file of files) expect((await stat(join(documentFolder, file))).size).toBeLessThan(60_000);
  });
});

describe('pictures', () => {
  test('exactly those that the packs show', async () => {
    const shown = new Set(packs.flatMap(([, pack]) => packPictures(pack).map(({ file }) => file)));
    expect(new Set(await readdir(pictureFolder))).toEqual(shown);
  });

  test('small enough to live in the repository', async () => {
    const files = await readdir(pictureFolder);
    const sizes = await Promise.all(files.map(async (file) => (await stat(join(pictureFolder, file))).size));
    for (const size of sizes) expect(size).toBeLessThan(150_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(6_000_000);
  });
});
