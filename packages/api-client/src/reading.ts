import { isActive } from '@vitrin/contract/entries/isActive';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { homePage } from '@vitrin/contract/pages/home';
import { done } from '@vitrin/contract/endpoints';
import { timestamp } from '@vitrin/contract/id';
import { image } from '@vitrin/contract/files/image';
import { paletteFrom, themeColors } from '@vitrin/contract/settings/theme';
import { dayInIstanbul } from '@vitrin/contract/text/turkish';
import { z } from 'zod';
import { type Given, isRecord } from './record.ts';

/**
 * Parses a response of any server of the specification with the contract's own schema, so that no schema is written
 * twice. Other names for a field are mapped to ours, numbers become texts where texts are expected, and missing values
 * become an empty value of their type; a missing time is an empty text. Only what no screen can do without is required:
 * the id of an entry, the address of a picture, the token of a login. Undefined if that is missing; a list omits only
 * such entries.
 */
export function readAnswer<T>(schema: z.ZodType<T>, answer: unknown, needs?: Needs): T | undefined;
export function readAnswer(schema: z.core.$ZodType, answer: unknown, needs: Needs = 'whole'): unknown {
  const read = readAs(schema, answer, { index: 0, isBare: needs === 'bare' });
  return read === unusable ? undefined : read;
}

/** Whether an entry is accepted without its indispensable fields. */
export type Needs = 'whole' | 'bare';

/** Whether a response contains an entry, and not only its id or a success message. */
export const showsEntry = (schema: z.core.$ZodType, answer: unknown): boolean =>
  schema instanceof z.ZodArray
    ? listIn(answer) !== undefined
    : schema instanceof z.ZodObject &&
      isRecord(answer) &&
      Object.keys(answer).some((key) => key in schema.shape && !asides.has(key));

/** Fields that servers send beside an entry, or instead of one. */
const asides: ReadonlySet<string> = new Set([
  'id',
  'active',
  'status',
  'success',
  'message',
  'url',
  'image',
  'createdAt',
  'updatedAt',
]);

/** A value's index in its list, and whether it is accepted without its id or address. */
type Place = { readonly index: number; readonly isBare: boolean };

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Marks a value that cannot be used. */
const unusable = Symbol('unusable');

const isNothing = (value: unknown): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

function readAs(schema: z.core.$ZodType, found: unknown, place: Place): unknown {
  if (schema === done) return { success: true };
  if (schema === timestamp) return momentOf(found);
  if (schema === themeColors) return isRecord(found) ? paletteFrom(found) : unusable;
  if (schema instanceof z.ZodNullable) return nothingFor(null, schema.def.innerType, found, place);
  if (schema instanceof z.ZodOptional) return nothingFor(undefined, schema.def.innerType, found, place);
  if (schema instanceof z.ZodDefault) return readAs(schema.def.innerType, found, place);
  if (schema instanceof z.ZodObject) return readRecord(schema, found, place);
  if (schema instanceof z.ZodArray) {
    const list = isNothing(found) ? [] : listIn(found);
    return list === undefined ? unusable : readList(schema.element, list, place);
  }
  if (schema instanceof z.ZodRecord) return readPairs(schema, found, place);
  const read = firstFit(schema, candidatesFor(schema, found));
  return read === unusable && place.isBare && schema instanceof z.ZodString ? '' : read;
}

/** An unusable optional value is left out as well. */
function nothingFor(
  nothing: null | undefined,
  schema: z.core.$ZodType,
  found: unknown,
  place: Place,
): unknown {
  if (found === undefined) return nothing;
  if (found === null) return schema instanceof z.ZodNullable ? null : nothing;
  const read = readAs(schema, found, { ...place, isBare: false });
  return read === unusable ? nothing : read;
}

function readRecord(schema: z.ZodObject, found: unknown, place: Place): unknown {
  const record = isNothing(found) ? {} : pictureAt(schema.shape, found);
  if (!isRecord(record)) return unusable;
  const given = inOurWords(schema, record, place);
  const read: Record<string, unknown> = {};
  for (const [key, field] of Object.entries<z.core.$ZodType>(schema.shape)) {
    const value = readAs(field, given[key], place);
    const told = value === unusable ? emptyOf(field) : value;
    if (told === unusable) return unusable;
    if (told !== undefined) read[key] = told;
  }
  return isPicture(schema.shape) && read['url'] === '' && !place.isBare ? unusable : read;
}

/** The substitute for an unusable value in a field that the record can do without. */
function emptyOf(field: z.core.$ZodType): unknown {
  if (field === timestamp) return '';
  return field instanceof z.ZodArray ? [] : unusable;
}

const readList = (schema: z.core.$ZodType, list: readonly unknown[], place: Place): unknown[] =>
  list.map((item, index) => readAs(schema, item, { ...place, index })).filter((item) => item !== unusable);

function readPairs(schema: z.ZodRecord, found: unknown, place: Place): unknown {
  if (!isRecord(found)) return unusable;
  const { valueType } = schema.def;
  const pairs = Object.entries(found)
    .map(([key, value]) => [key, readAs(valueType, value, place)] as const)
    .filter(([, value]) => value !== unusable && value !== '');
  return Object.fromEntries(pairs);
}

/** The response as a list, or the only list in it, such as that of `{crews: []}`. */
function listIn(answer: unknown): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  const lists: unknown[] = isRecord(answer) ? Object.values(answer).filter(Array.isArray) : [];
  return lists.length === 1 && Array.isArray(lists[0]) ? lists[0] : undefined;
}

/** A time without a zone, which a browser would read in its visitor's, and a server in its own. */
const zoneless = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/;

/** A time as a server tells it, in Istanbul unless it says otherwise; undefined if it is none. */
function timeOf(found: unknown): Date | undefined {
  if (typeof found !== 'number' && typeof found !== 'string') return undefined;
  const time = new Date(typeof found === 'string' ? found.replace(zoneless, '$1T$2+03:00') : found);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

/** A time in the contract's form; unusable if it is missing. */
const momentOf = (found: unknown): unknown => timeOf(found)?.toISOString() ?? unusable;

/** The calendar day of a date, which some servers send with a time; what is no date is left as it is. */
function dayOfDate(found: unknown): unknown {
  const time = timeOf(found);
  return time === undefined ? found : dayInIstanbul(time);
}

/** The possible readings of a value, likeliest first. */
function candidatesFor(schema: z.core.$ZodType, found: unknown): readonly unknown[] {
  if (schema instanceof z.ZodString) return [typeof found === 'number' ? String(found) : found, ''];
  if (schema instanceof z.ZodBoolean) return [found === 1 || found === 'true' ? true : found, false];
  if (schema instanceof z.ZodNumber && typeof found === 'string' && found !== '') return [Number(found)];
  if (schema instanceof z.ZodLiteral) return [found, ...schema.def.values];
  return [found];
}

function firstFit(schema: z.core.$ZodType, candidates: readonly unknown[]): unknown {
  for (const candidate of candidates) {
    const parsed = z.safeParse(schema, candidate);
    if (parsed.success) return parsed.data;
  }
  return unusable;
}

/** Whether a shape is a picture, or an entry that is one. */
const isPicture = (shape: Shape): boolean => shape['url'] === image.shape.url;

/** Some servers send only the address of a picture. */
const pictureAt = (shape: Shape, found: unknown): unknown =>
  isPicture(shape) && typeof found === 'string' ? { url: found } : found;

/** A record under the contract's names, with values derived from its other fields. */
function inOurWords(schema: z.ZodObject, record: Given, place: Place): Given {
  const shape: Shape = schema.shape;
  const given: Record<string, unknown> =
    schema === homePage ? { ...emptyHomePage, ...withoutNothing(record) } : { ...record };
  if ('favIcon' in shape) {
    given['favicon'] = record['favicon'] ?? record['favIcon'];
    given['favIcon'] = record['favIcon'] ?? record['favicon'];
  }
  if ('active' in shape) {
    const active = isShown(record);
    given['active'] = active;
    given['status'] = active ? 'active' : 'inactive';
  }
  if ('displayOrder' in shape && typeof record['displayOrder'] !== 'number') {
    given['displayOrder'] = place.index + 1;
  }
  if ('images' in shape && 'image' in shape) {
    const images = picturesOf(record);
    given['images'] = images;
    given['image'] = shape['image'] instanceof z.ZodArray ? images : images[0];
  }
  if ('additionalInfoPairs' in shape && !Array.isArray(record['additionalInfoPairs'])) {
    given['additionalInfoPairs'] = pairsOf(record['additionalInfo']);
  }
  if ('date' in shape) given['date'] = dayOfDate(record['date']);
  if ('createdAt' in shape) {
    given['createdAt'] = record['createdAt'] ?? record['uploadDate'] ?? record['date'];
  }
  if (isPicture(shape) && !(shape['id'] instanceof z.ZodOptional)) {
    given['id'] = record['id'] ?? record['url'];
  }
  return given;
}

/** By `active` or by `status`; if a server sends neither, everything that it returns is visible. */
const isShown = ({ active, status }: Given): boolean =>
  isNothing(active) && isNothing(status)
    ? true
    : isActive({
        active: active === true || active === 1 || active === 'true',
        ...(typeof status === 'string' && { status: status.toLowerCase() }),
      });

/** A project's pictures, which servers send as a list or as the main one only. */
function picturesOf({ image: main, images }: Given): readonly unknown[] {
  if (Array.isArray(images) && images.length > 0) return images;
  if (Array.isArray(main)) return main;
  return isNothing(main) ? [] : [main];
}

const pairsOf = (info: unknown): { key: string; value: unknown }[] =>
  isRecord(info) ? Object.entries(info).map(([key, value]) => ({ key, value })) : [];

const withoutNothing = (record: Given): Given =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== null && value !== undefined));
