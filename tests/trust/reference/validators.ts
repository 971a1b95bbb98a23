import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Operation } from './document.ts';

/** The error of a value under the schema at a place in the document; undefined if the value is valid. */
export type FindProblem = (place: readonly string[], value: unknown) => string | undefined;

/** Compiles the document's schemas as JSON Schema 2020-12, each at its place. */
export function problemsBy(document: object): FindProblem {
  const ajv = new Ajv2020({ strict: false });
  addFormats(ajv);
  ajv.addSchema({ ...document, $id: 'reference:' });
  const validators = new Map<string, ValidateFunction>();

  return (place, value) => {
    const pointer = place.map(escaped).join('/');
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `reference:#/${pointer}` });
    validators.set(pointer, validate);
    return validate(value) ? undefined : ajv.errorsText(validate.errors);
  };
}

const escaped = (key: string): string => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));

/** An operation's place in the document. */
export const placeOf = ({ path, method }: Operation): string[] => ['paths', path, method.toLowerCase()];
