import { createHash } from 'node:crypto';
import type { SpamReason } from '@vitrin/contract/messages/message';
import { fold } from '@vitrin/contract/text/turkish';

/** What is checked of a message: its texts, and the form's metadata. */
export type Suspect = {
  name: string;
  subject: string;
  message: string;
  website?: string | undefined;
  elapsedMs?: number | undefined;
  /** How many recent messages had the same text. */
  repeats: number;
};

/** A person takes longer than this to write a message, in milliseconds. */
const quickestPersonMs = 2_000;

/** The weight from which a message counts as spam: no single mild sign is enough. */
const spamWeight = 4;

const weights: Readonly<Record<Exclude<SpamReason, 'person'>, number>> = {
  trap: 4,
  tooFast: 4,
  markup: 4,
  repeated: 4,
  links: 2,
  words: 2,
  letters: 2,
};

/** More links than a customer needs. */
const manyLinks = 3;

/** How often a text has to be repeated: somebody who submits twice is not a bot. */
const manyRepeats = 3;

/** A shorter text is too short to be recognised. */
const tellingCharacters = 40;

/** What companies are constantly offered, folded. */
const soldWords = [
  'backlink',
  'bahis',
  'bitcoin',
  'casino',
  'crypto',
  'domain authority',
  'escort',
  'first page of google',
  'forex',
  'guest post',
  'kacak bahis',
  'link building',
  'onlyfans',
  'seo service',
  'slot sitesi',
  'viagra',
  'web traffic',
];

const link = /https?:\/\/|www\.|t\.me\//giu;
const markup = /<a\s[^>]{0,200}href|\[url[=\]]|\[link[=\]]/iu;
/** Letters of scripts that no language of the country uses. */
const foreignLetters = /[\p{Script=Cyrillic}\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/gu;

const numberOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** The signs of spam in a message, and whether they weigh enough. */
export function spamSigns(suspect: Suspect): { spam: boolean; reasons: SpamReason[] } {
  const written = [suspect.name, suspect.subject, suspect.message].join('\n');
  const folded = fold(written);
  const links = numberOf(written, link);
  const signs: Readonly<Record<keyof typeof weights, boolean>> = {
    trap: (suspect.website ?? '') !== '',
    tooFast: suspect.elapsedMs !== undefined && suspect.elapsedMs < quickestPersonMs,
    markup: markup.test(written),
    repeated: suspect.repeats >= manyRepeats,
    links: links >= manyLinks || numberOf(suspect.name, link) > 0,
    words: soldWords.some((word) => folded.includes(word)),
    letters: numberOf(written, foreignLetters) * 2 > written.length,
  };
  const reasons = reasonsIn(signs);
  const weight = reasons.reduce((sum, reason) => sum + weights[reason], 0);
  const spam = weight >= spamWeight;
  return { spam, reasons: spam ? reasons : [] };
}

function reasonsIn(signs: Readonly<Record<keyof typeof weights, boolean>>): (keyof typeof weights)[] {
  const found: (keyof typeof weights)[] = [];
  for (const reason of ['trap', 'tooFast', 'markup', 'repeated', 'links', 'words', 'letters'] as const) {
    if (signs[reason]) found.push(reason);
  }
  return found;
}

/** The key of a repeated text, ignoring spacing; empty if it is too short. */
export function textKeyOf(message: string): string {
  const bare = fold(message).replace(/\s+/g, ' ').trim();
  return bare.length < tellingCharacters
    ? ''
    : createHash('sha256').update(bare).digest('base64url').slice(0, 27);
}
