import { type JsonSchema, type Reference, resolve } from './document.ts';

/** A place inside a JSON value, with its declared schema. */
type Place = { path: readonly (string | number)[]; schema: JsonSchema; value: unknown };

/**
 * A value that differs from a valid one in one place: another type, too long, missing, an extra key, null, characters
 * outside the BMP, a number as a string … `where` and `how` select the change.
 */
export function spoil(
  reference: Reference,
  given: JsonSchema,
  value: unknown,
  where: number,
  how: number,
): unknown {
  const places = placesIn(reference, given, value);
  const place = places[where % places.length];
  if (place === undefined) return value;
  const { path, schema } = place;
  const changes: readonly (() => unknown)[] = [
    ...replacements(schema, place.value).map((replaced) => () => replaceAt(value, path, replaced)),
    ...(path.length > 0 ? [() => removeAt(value, path)] : []),
  ];
  return changes[how % changes.length]?.();
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function placesIn(
  reference: Reference,
  given: JsonSchema,
  value: unknown,
  path: readonly (string | number)[] = [],
): Place[] {
  const schema = resolve(reference, given);
  const here: Place = { path, schema, value };
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return [here, ...items.flatMap((item, i) => placesIn(reference, schema.items ?? {}, item, [...path, i]))];
  }
  if (!isRecord(value)) return [here];
  const { properties = {}, additionalProperties } = schema;
  const rest = typeof additionalProperties === 'object' ? additionalProperties : {};
  return [
    here,
    ...Object.entries(value).flatMap(([key, item]) =>
      placesIn(reference, properties[key] ?? rest, item, [...path, key]),
    ),
  ];
}

/** The possible replacements for a value. */
function replacements(schema: JsonSchema, value: unknown): unknown[] {
  const anything = [null, true, 0, -1, 1.5, 1e21, '', ' ', 'x', [], {}, [[]], { a: { b: [] } }];
  if (typeof value === 'string') return [...anything, ...otherTexts(schema, value)];
  if (typeof value === 'number') {
    const { minimum = 0, maximum = 0 } = schema;
    return [...anything, String(value), minimum - 1, maximum + 1, value + 0.5, -0];
  }
  if (typeof value === 'boolean') return [...anything, String(value), Number(value)];
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const many = Array.from({ length: (schema.maxItems ?? 60) + 1 }, () => items[0] ?? 'x');
    return [...anything, many, [...items, null], [...items, ...items], Object.fromEntries(items.entries())];
  }
  if (isRecord(value))
    return [...anything, { ...value, extra: 1 }, { ...value, '': '' }, [value], [value, value]];
  return anything;
}

function otherTexts({ maxLength = 200, minLength = 0 }: JsonSchema, value: string): string[] {
  const long = Math.min(maxLength, 210_000);
  return [
    'a'.repeat(long + 1),
    'a'.repeat(long),
    '\u{1F6A7}'.repeat(Math.min(long, 5_000)),
    'a'.repeat(Math.max(minLength - 1, 0)),
    ` ${value}\n`,
    `${value}\u0000`,
    `${value}\ud800`,
    `${value}\u{10FFFF}`,
    value.replace(/[a-z]/g, (letter) => letter.toUpperCase()),
    value.slice(1),
    `${value}${value}`,
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999999999Z',
    '2026-02-30',
    '2026-02-28T24:00:00+03:00',
    '<p></p>',
    '<script>alert(1)</script>',
    'javascript:alert(1)',
    'https://',
    '\ufeff\u00a0\u2028',
  ];
}

function replaceAt(value: unknown, [first, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (first === undefined) return to;
  if (Array.isArray(value)) return value.map((item, i) => (i === first ? replaceAt(item, rest, to) : item));
  if (!isRecord(value)) return value;
  return { ...value, [first]: replaceAt(value[first], rest, to) };
}

function removeAt(value: unknown, [first, ...rest]: readonly (string | number)[]): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_item, i) => i !== first)
      : value.map((item, i) => (i === first ? removeAt(item, rest) : item));
  }
  if (!isRecord(value) || first === undefined) return value;
  const kept = Object.entries(value).flatMap(([key, item]): [string, unknown][] =>
    key !== String(first) ? [[key, item]] : rest.length > 0 ? [[key, removeAt(item, rest)]] : [],
  );
  return Object.fromEntries(kept);
}
