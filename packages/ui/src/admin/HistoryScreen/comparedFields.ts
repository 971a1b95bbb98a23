import type { VersionComparison, VersionPicture, VersionRecord } from '@vitrin/contract/history/history';
import { adminHistoryText } from '../../text/panelText.ts';
import {
  type ComparedField,
  comparedValues,
  type Referring,
  visibilityWord,
} from '../parts/Comparison/comparedValues.ts';
import { fieldName, type VersionedThing } from './fieldNames.ts';

/** The differences between two sides: fields in the order of the form, then pictures, then visibility. */
export function comparedFields(
  subject: VersionedThing,
  { from, to }: Pick<VersionComparison, 'from' | 'to'>,
  referring: Referring,
): ComparedField[] {
  return [
    ...fieldsOf(subject, from.record, to.record, referring),
    ...picturesOf(subject, from.record, to.record),
    ...statusOf(from.record, to.record),
  ];
}

function fieldsOf(
  subject: VersionedThing,
  from: VersionRecord,
  to: VersionRecord,
  referring: Referring,
): ComparedField[] {
  const before = new Map(from.fields.map((field) => [field.name, field]));
  return to.fields.flatMap((after) => {
    const old = before.get(after.name);
    if (old === undefined || JSON.stringify(old) === JSON.stringify(after)) return [];
    return [
      { id: after.name, name: fieldName(subject, after.name), ...comparedValues(old, after, referring) },
    ];
  });
}

/** Pictures by field, if they differ. */
function picturesOf(subject: VersionedThing, from: VersionRecord, to: VersionRecord): ComparedField[] {
  const fields = new Set([...to.pictures, ...from.pictures].map(({ field }) => field));
  return [...fields].flatMap((field) => {
    const before = from.pictures.filter((picture) => picture.field === field);
    const after = to.pictures.filter((picture) => picture.field === field);
    if (JSON.stringify(before.map(factsOf)) === JSON.stringify(after.map(factsOf))) return [];
    return [
      {
        id: `${field}-pictures`,
        name: fieldName(subject, field),
        show: 'pictures' as const,
        before,
        after,
      },
    ];
  });
}

const factsOf = ({ id, alt, visible }: VersionPicture) => ({ id, alt, visible });

function statusOf(from: VersionRecord, to: VersionRecord): ComparedField[] {
  if (from.visible === null || to.visible === null || from.visible === to.visible) return [];
  return [
    {
      id: 'visible',
      name: adminHistoryText.compare.status,
      show: 'word',
      before: visibilityWord(from.visible),
      after: visibilityWord(to.visible),
    },
  ];
}
