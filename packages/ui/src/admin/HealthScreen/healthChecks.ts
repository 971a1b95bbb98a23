import { adminPaths, plainPaths } from '@vitrin/contract/paths/adminPaths';
import { limits } from '@vitrin/contract/limits';
import { type Palette, paletteKeys } from '@vitrin/contract/settings/palette';
import type { HealthFinding, HealthFindings, SiteHealth } from '@vitrin/contract/operation/siteHealth';
import type { FilledParts } from '@vitrin/contract/settings/siteInfo';
import { adminFormsText, adminHealthText } from '../../text/panelText.ts';
import { deriveTheme } from '../../theme/derive.ts';
import { verdictOn } from '../../theme/verdict.ts';
import { formatMoment, relativeTime } from '../parts/relativeTime.ts';
import { diskSize } from './diskSize.ts';

/** The urgency of a check, most urgent first. */
export const tones = ['bad', 'warn', 'neutral', 'good'] as const;
export type Tone = (typeof tones)[number];

/** A suggested improvement, with a link to where it is made. */
export type HealthPoint = { key: string; title: string; detail: string; href: string | undefined };

/** The result of one check. */
export type HealthCheck = {
  key: string;
  tone: Tone;
  title: string;
  words: string;
  points: readonly HealthPoint[];
  /** The number of further findings that are not listed. */
  more: number;
  link?: { label: string; href: string } | undefined;
};

/** The inputs of the checks. */
export type HealthFacts = {
  health: SiteHealth;
  /** The website's colours; they are not judged while unknown. */
  palette: Palette | undefined;
  now: Date;
  /** The screen on which a finding is fixed; undefined if there is none. */
  hrefOf: (finding: HealthFinding) => string | undefined;
};

/** The results of checking external links; undefined until requested. */
export function outsideCheck(found: HealthFindings | undefined, hrefOf: HealthFacts['hrefOf']): HealthCheck {
  const { title, unasked, bad, partly } = adminHealthText.outsideLinks;
  if (found === undefined) return { key: 'outsideLinks', title, tone: 'neutral', words: unasked, ...plain };
  const { partly: isPart, ...whole } = found;
  const check = listChecks(hrefOf)('outsideLinks', whole, bad(found.total));
  return isPart === true ? { ...check, words: `${check.words} ${partly}` } : check;
}

/** The results of all checks, the most urgent first. */
export function healthChecks({ health, palette, now, hrefOf }: HealthFacts): readonly HealthCheck[] {
  const text = adminHealthText;
  const { longTitles } = text;
  const found = listChecks(hrefOf);
  const checks: readonly HealthCheck[] = [
    backupCheck(health.backup, now),
    diskCheck(health.disk),
    mailCheck(health.mail),
    factsCheck(health.missingFacts),
    found('phones', health.phones, text.phones.bad, (point) => point.title || text.phones.main),
    found('descriptions', health.descriptions, text.descriptions.bad(health.descriptions.total)),
    found('smallPictures', health.smallPictures, text.smallPictures.bad(health.smallPictures.total)),
    found('deadLinks', health.deadLinks, text.deadLinks.bad(health.deadLinks.total)),
    partsCheck(health.emptyParts),
    ...(palette === undefined ? [] : [colorsCheck(palette)]),
    found(
      'longTitles',
      {
        ...health.longTitles,
        first: health.longTitles.first.map((one) => ({ ...one, detail: longTitles.characters(one.detail) })),
      },
      longTitles.bad(health.longTitles.total, limits.shownTitleCharacters),
    ),
  ];
  return tones.flatMap((tone) => checks.filter((check) => check.tone === tone));
}

const plain = { points: [], more: 0 } as const;

function backupCheck({ nightly, last, late }: SiteHealth['backup'], now: Date): HealthCheck {
  const { title, ...text } = adminHealthText.backup;
  const check = (tone: Tone, words: string): HealthCheck => ({ key: 'backup', title, tone, words, ...plain });
  if (!nightly) return check('warn', text.none);
  if (last === null) return late ? check('bad', text.lateNone) : check('neutral', text.notYet);
  const when = `${formatMoment(last)} (${relativeTime(last, now)})`;
  return late ? check('bad', text.late(when)) : check('good', text.good(when));
}

/** Below this amount and below a tenth of the disk, there is little space left for pictures. */
const lowBytes = 2_000_000_000;

function diskCheck(disk: SiteHealth['disk']): HealthCheck {
  const { title, ...text } = adminHealthText.disk;
  const check = (tone: Tone, words: string): HealthCheck => ({ key: 'disk', title, tone, words, ...plain });
  if (disk === null) return check('neutral', text.unknown);
  const [free, size] = [diskSize(disk.free), diskSize(disk.size)];
  if (disk.full) return check('bad', text.full(free));
  const isLow = disk.free < disk.size / 10 && disk.free < lowBytes;
  return isLow ? check('warn', text.low(free, size)) : check('good', text.good(free, size));
}

function mailCheck(mail: SiteHealth['mail']): HealthCheck {
  const { title, link, ...text } = adminHealthText.mail;
  if (mail === 'ready') return { key: 'mail', title, tone: 'good', words: text.good, ...plain };
  const words = text[mail];
  return {
    key: 'mail',
    title,
    tone: 'warn',
    words,
    ...plain,
    link: { label: link, href: adminPaths.settings('mail') },
  };
}

function factsCheck(missing: SiteHealth['missingFacts']): HealthCheck {
  const { title, good, names, ...text } = adminHealthText.facts;
  if (missing.length === 0) return { key: 'facts', title, tone: 'good', words: good, ...plain };
  const isGeneral = missing.some((fact) => fact === 'companyName' || fact === 'logo');
  return {
    key: 'facts',
    title,
    tone: 'warn',
    words: text.missing(missing.map((fact) => names[fact]).join(', ')),
    ...plain,
    link: { label: text.link, href: adminPaths.settings(isGeneral ? 'general' : 'contact') },
  };
}

type ListCheck = 'phones' | 'descriptions' | 'smallPictures' | 'deadLinks' | 'outsideLinks' | 'longTitles';

const listChecks =
  (hrefOf: HealthFacts['hrefOf']) =>
  (
    key: ListCheck,
    { total, first, partly }: HealthFindings,
    bad: string,
    nameOf: (finding: HealthFinding) => string = nameOfFinding,
  ): HealthCheck => {
    const { title, good } = adminHealthText[key];
    const looked = partly === true ? ` ${adminHealthText.partly}` : '';
    return {
      key,
      title,
      tone: total > 0 ? 'warn' : 'good',
      words: (total > 0 ? bad : good) + looked,
      more: Math.max(0, total - first.reduce((sum, { count = 1 }) => sum + count, 0)),
      points: first.map((finding, index) => ({
        key: `${finding.kind} ${finding.entryId} ${index}`,
        title: nameOf(finding),
        detail: [finding.detail, ...several(finding)].filter((part) => part !== '').join(', '),
        href: hrefOf(finding),
      })),
    };
  };

/** The number of an entry's pictures, if there are several. */
const several = ({ count }: HealthFinding): string[] =>
  count === undefined ? [] : [adminHealthText.pictures(count)];

/** The settings have no titles of their own: they are named by their subject. */
const nameOfFinding = ({ kind, entryId, title }: HealthFinding): string => {
  const { names } = adminHealthText.emptyParts;
  if (kind === 'settings') return entryId === 'home' ? names.about : names.privacy;
  return title || adminHealthText.untitled;
};

const partPlaces: Readonly<Record<keyof FilledParts, string>> = {
  about: adminPaths.settings('home'),
  team: plainPaths('members').list,
  services: adminPaths.services(),
  projects: adminPaths.projects(),
  photos: adminPaths.gallery(),
  videos: plainPaths('videos').list,
  posts: adminPaths.posts(),
  privacy: adminPaths.settings('contact'),
};

function partsCheck(empty: SiteHealth['emptyParts']): HealthCheck {
  const { title, good, bad, names } = adminHealthText.emptyParts;
  return {
    key: 'emptyParts',
    title,
    tone: empty.length > 0 ? 'neutral' : 'good',
    words: empty.length > 0 ? bad : good,
    more: 0,
    points: empty.map((part) => ({ key: part, title: names[part], detail: '', href: partPlaces[part] })),
  };
}

/** The site shows legible colours whatever is stored; colours that it had to change are reported. */
function colorsCheck(palette: Palette): HealthCheck {
  const { title, good, bad, link } = adminHealthText.colors;
  const { colors, verdicts } = adminFormsText.theme;
  const tokens = deriveTheme(palette);
  const points = paletteKeys.flatMap((key) => {
    const { word } = verdictOn(key, palette, tokens);
    const changed = word === 'corrected' || word === 'lightened';
    return changed ? [{ key, title: colors[key].name, detail: verdicts[word], href: undefined }] : [];
  });
  const facts = { key: 'colors', title, more: 0, points };
  if (points.length === 0) return { ...facts, tone: 'good', words: good };
  return {
    ...facts,
    tone: 'neutral',
    words: bad,
    link: { label: link, href: adminPaths.settings('theme') },
  };
}
