/** The keys of a record, typed. */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): Name[];
export function namesOf(record: object): string[] {
  return Object.keys(record);
}
