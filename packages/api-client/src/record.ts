/** An object with unknown fields. */
export type Given = Readonly<Record<string, unknown>>;

/** True for an object that is not a list. */
export const isRecord = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
