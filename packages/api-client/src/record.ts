/** An object of which nothing is known yet. */
export type Given = Readonly<Record<string, unknown>>;

/** True for an object that is no list. */
export const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
