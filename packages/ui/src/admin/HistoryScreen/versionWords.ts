import type { Version, VersionChange } from '@vitrin/contract/history/history';
import { adminHistoryText, locale } from '../../text/panelText.ts';
import { formatMoment } from '../parts/relativeTime.ts';
import { fieldInSentence, type VersionedThing } from './fieldNames.ts';

/** The number of fields that are named; further ones are only counted. */
const namedFields = 3;

/** The changes of a version, as a sentence without a full stop: "Başlık değişti; 2 görsel eklendi, sıra değişti". */
export const versionWords = (subject: VersionedThing, version: Version): string =>
  changeWords(subject, version.change, actWords(version));

/** A change as a sentence of the same kind. */
export function changeWords(subject: VersionedThing, change: VersionChange, act = ''): string {
  const { words } = adminHistoryText;
  const parts = [
    act,
    change.fields.length > 0 ? fieldWords(subject, change.fields) : '',
    pictureWords(change.pictures),
    change.moved ? words.moved : '',
    change.visible === null ? '' : change.visible ? words.published : words.hidden,
  ].filter((part) => part !== '');
  const sentence = parts.join('; ') || words.saved;
  return sentence.charAt(0).toLocaleUpperCase(locale) + sentence.slice(1);
}

function actWords({ act, restored }: Version): string {
  const { words } = adminHistoryText;
  if (act === 'restored')
    return restored === null ? words.restoredSome : words.restored(formatMoment(restored));
  if (act === 'added') return words.created;
  if (act === 'returned') return words.returned;
  return act === 'initial' ? words.initial : '';
}

function fieldWords(subject: VersionedThing, fields: readonly string[]): string {
  // A single remaining field is named rather than counted.
  const most = fields.length === namedFields + 1 ? namedFields + 1 : namedFields;
  const named = fields.slice(0, most).map((field) => fieldInSentence(subject, field));
  return adminHistoryText.words.changed(named, fields.length - named.length);
}

function pictureWords({ added, removed, changed, reordered }: VersionChange['pictures']): string {
  const { words } = adminHistoryText;
  const isReplaced = added === 1 && removed === 1;
  return [
    isReplaced ? words.replaced : '',
    added > 0 && !isReplaced ? words.added(added) : '',
    removed > 0 && !isReplaced ? words.removed(removed) : '',
    changed > 0 ? words.retold(changed) : '',
    reordered ? words.order : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
