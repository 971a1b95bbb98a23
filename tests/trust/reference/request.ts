/** Files that a form may contain; `files.ts` has their bytes. */
export const fileNames = [
  'photo.jpg',
  'icon.png',
  'broken.jpg',
  'empty.png',
  'text.jpg',
  'drawing.svg',
  'sheet.pdf',
] as const;
export type FileName = (typeof fileNames)[number];

/** Pairs of names and values; a name may occur twice. */
export type Pairs = readonly (readonly [string, string])[];

/** The body of a request, before it is serialised. */
export type Body =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; file: FileName | undefined; fields: Pairs }
  | { kind: 'raw'; type: string; text: string };

/**
 * A request as data, so that it can be printed and shrunk. `@3` as a value of the path or of an `id` refers to an
 * existing entry, and `@etag` as a header's value to the operation's latest ETag.
 */
export type Request = {
  kind: 'good' | 'spoilt' | 'hostile';
  as: 'admin' | 'visitor' | 'forger';
  path: Readonly<Record<string, string>>;
  query: Pairs;
  headers: Readonly<Record<string, string>>;
  body: Body;
};
