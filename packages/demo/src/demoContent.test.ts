import type { MessageDraft, QuoteDraft } from '@vitrin/contract/messages/message';
import { aboutDraft } from '@vitrin/contract/pages/about';
import { teamPageDraft } from '@vitrin/contract/pages/teamPage';
import { memberKind } from '@vitrin/contract/kinds/member';
import { postKind } from '@vitrin/contract/kinds/post';
import { projectKind } from '@vitrin/contract/kinds/project';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import { fillDraft } from '@vitrin/contract/kinds/fillDraft';
import { videoKind } from '@vitrin/contract/kinds/video';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { describe, expect, test } from 'vitest';
import type { DemoPack } from './pack.ts';
import { packCopy } from './packCopy.ts';
import { type PackName, packNames, readPack } from './packs.ts';
import { demoPrivacyNotice } from './privacyNotice.ts';

/** Words that only a company of this trade writes. */
const tradeWords: Readonly<Record<PackName, RegExp>> = {
  insaat: /inşaat|şantiye|mimar|beton|vinç|iskân|daire\b/iu,
  karavan: /karavan|panelvan|minibüs|kamp(?:çı|ta)?\b|tente/iu,
};

const packs: readonly (readonly [PackName, DemoPack])[] = await Promise.all(
  packNames.map(async (name) => [name, await readPack(name)] as const),
);

const wordsOf = (html: string): number => textOfHtml(html).split(' ').length;
const active = { active: true } as const;

const timesUsed = (names: readonly string[]): Map<string, number> =>
  Map.groupBy(names, (name) => name)
    .entries()
    .reduce((counts, [name, uses]) => counts.set(name, uses.length), new Map<string, number>());

/** How the privacy notice names each thing that a form sends, besides what tells people from bots. */
const namedInNotice: Readonly<
  Record<Exclude<keyof MessageDraft | keyof QuoteDraft, 'website' | 'elapsedMs'>, RegExp>
> = {
  name: /adınızı/u,
  email: /e-posta adresinizi/u,
  phone: /telefon numaranızı/u,
  subject: /konu başlığını/u,
  message: /mesajınızı/u,
  place: /işin yerini/u,
  size: /büyüklüğünü/u,
  page: /hangi sayfasından/u,
  campaign: /kampanyanın/u,
  notice: /aydınlatma metnini/u,
};

test.each(Object.entries(namedInNotice))('the privacy notice names what forms send: %s', (_field, words) => {
  expect(textOfHtml(demoPrivacyNotice.content)).toMatch(words);
});

test('the privacy notice promises no time, since the demo sets none after which messages are erased', () => {
  expect(textOfHtml(demoPrivacyNotice.content)).not.toMatch(/\b(?:yıl|ay)\b/u);
});

describe.each(packs)('%s', (packName, pack) => {
  test('has as much of everything as a company that has been there for years', () => {
    const { slider, services, reasons, members, projects, posts, gallery, videos } = pack;
    const counts = [slider, services, reasons, members, projects, posts, gallery, videos].map(
      (list) => list.length,
    );
    expect(counts).toEqual([4, 6, 6, 8, 9, 12, 24, 4]);
  });

  test('its name is in the one field that holds it, so that a rename leaves nothing behind', () => {
    const { companyName } = pack.siteInfo;
    const [first = companyName] = companyName.split(' ');
    const saying = [...packCopy(pack), textOfHtml(demoPrivacyNotice.content)].filter((text) =>
      text.includes(first),
    );
    expect(saying).toEqual([companyName]);
  });

  test('all of it is what a form could send', () => {
    const { picture: _picture, ...about } = pack.about;
    expect(aboutDraft.parse(about)).toEqual(about);
    expect(teamPageDraft.parse(pack.teamPage)).toEqual(pack.teamPage);
    for (const reason of pack.reasons)
      expect(reasonKind.draft.parse({ ...reason, ...active })).toMatchObject(reason);
    for (const { picture: _portrait, ...member } of pack.members) {
      expect(memberKind.draft.parse({ ...member, ...active })).toMatchObject(member);
    }
    for (const { pictures: _pictures, pdf: _pdf, services: _services, ...project } of pack.projects) {
      expect(projectKind.draft.parse({ ...project, ...active })).toMatchObject(project);
    }
    for (const { picture: _image, ...post } of pack.posts) {
      expect(postKind.draft.parse({ ...post, ...active })).toMatchObject(post);
    }
    for (const { picture: _still, ...film } of pack.videos) {
      expect(fillDraft(videoKind, film)).toMatchObject(film);
    }
  });

  test('its voices name projects that it has', () => {
    const named = (pack.voices ?? []).flatMap(({ project }) => project ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(pack.projects.map(({ title }) => title)).toEqual(expect.arrayContaining(named));
  });

  test('no two entries have the same title, and no text appears twice', () => {
    const titles = [...pack.projects, ...pack.posts, ...pack.gallery, ...pack.videos].map(
      ({ title }) => title,
    );
    expect(new Set(titles).size).toBe(titles.length);
    const sentences = [
      ...pack.posts.map(({ details }) => details),
      ...pack.projects.map((p) => p.description),
    ]
      .flatMap((html) => textOfHtml(html).split(/(?<=[.?!]) /))
      .filter((sentence) => sentence.length > 40);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test('uses only the vocabulary of its own trade', () => {
    const others = packNames.filter((name) => name !== packName);
    const strange = packCopy(pack).filter((text) => others.some((name) => tradeWords[name].test(text)));
    expect(strange).toEqual([]);
    expect(packCopy(pack).some((text) => tradeWords[packName].test(text))).toBe(true);
  });

  test('its about page is long enough to be cut for the home page', () => {
    expect(wordsOf(pack.about.description)).toBeGreaterThanOrEqual(150);
    expect(wordsOf(pack.about.description)).toBeLessThanOrEqual(250);
  });

  test('every member has a portrait and an address of the company', () => {
    const domain = pack.siteInfo.email.split('@')[1];
    expect(new Set(pack.members.map(({ picture }) => picture.file)).size).toBe(8);
    for (const { name, email, picture } of pack.members) {
      expect(email.split('@')[1]).toBe(domain);
      expect(picture.alt.startsWith(`${name}: `)).toBe(true);
    }
  });

  test.each(pack.projects.map((project) => [project.title, project] as const))(
    '%s has facts, pictures and a description',
    (_title, { additionalInfoPairs, pictures, description }) => {
      expect(additionalInfoPairs.length).toBeGreaterThanOrEqual(4);
      expect(additionalInfoPairs.length).toBeLessThanOrEqual(8);
      expect(new Set(additionalInfoPairs.map(({ key }) => key)).size).toBe(additionalInfoPairs.length);
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      expect(new Set(pictures).size).toBe(pictures.length);
      expect(wordsOf(description)).toBeGreaterThanOrEqual(60);
    },
  );

  test('no two projects open with the same picture', () => {
    const first = pack.projects.map(({ pictures }) => pictures[0]?.file);
    expect(new Set(first).size).toBe(9);
  });

  test.each(pack.posts.map((post) => [post.title, post] as const))(
    '%s is worth reading',
    (_title, { details, author, tags }) => {
      expect(wordsOf(details)).toBeGreaterThanOrEqual(250);
      expect(wordsOf(details)).toBeLessThanOrEqual(450);
      expect(details).toMatch(/<h2>.*<li>/su);
      expect(details).toContain('<blockquote>');
      expect(pack.members.map(({ name }) => name)).toContain(author);
      expect(tags.length).toBeGreaterThanOrEqual(3);
      expect(tags.length).toBeLessThanOrEqual(4);
    },
  );

  test('a post for every month of a year, and tags that lead to several of them', () => {
    const months = pack.posts.map(({ date }) => date.slice(0, 7));
    expect(months).toEqual(months.toSorted());
    expect(new Set(months).size).toBe(12);
    expect([months[0], months[11]]).toEqual(['2025-12', '2026-11']);
    for (const count of timesUsed(pack.posts.flatMap(({ tags }) => tags)).values()) {
      expect(count).toBeGreaterThanOrEqual(2);
    }
  });

  test('the gallery shows each picture once, in categories of several', () => {
    expect(new Set(pack.gallery.map(({ file }) => file)).size).toBe(24);
    for (const count of timesUsed(pack.gallery.map(({ category }) => category)).values()) {
      expect(count).toBeGreaterThanOrEqual(2);
    }
  });

  test('films are on the invented company’s host', () => {
    for (const { url, embedUrl } of pack.videos) {
      expect(new URL(url).hostname).toMatch(/^film\.\w+\.example$/u);
      expect(new URL(embedUrl).hostname).toBe(new URL(url).hostname);
    }
  });
});
