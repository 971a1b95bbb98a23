/** An object whose fields may be absent, but are never `undefined`. */
export type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields of an object that are defined, so that it can be spread over another one. */
export function definedOnly<T extends object>(fields: T): Defined<T>;
export function definedOnly(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
