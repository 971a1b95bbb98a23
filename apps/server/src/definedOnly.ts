/** The fields of an object that may be absent, but are no `undefined`. */
export type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** The fields of an object that are there, so that it can be laid over another one. */
export function definedOnly<T extends object>(fields: T): Defined<T>;
export function definedOnly(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
