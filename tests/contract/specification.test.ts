import { additions } from '@vitrin/contract/additions';
import { endpointList } from '@vitrin/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { calls } from '../plainApi/calls.ts';
import { openPlainApi, plainAdmin } from '../plainApi/plainApi.ts';
import { examine } from './examine.ts';
import { specificationSuite } from './specificationSuite.ts';
import { statements } from '../support/product.ts';
import { type Subject, subjects } from './subjects.ts';

const plainApi: Subject = {
  name: 'a server of the specification alone',
  open: async () => ({ ...(await openPlainApi('nothing')), credentials: plainAdmin }),
};

describe.each([...subjects, plainApi])('the specification, kept by $name:', (subject) => {
  specificationSuite(examine(subject, 'specification'));
});

test('every call of the contract is in the specification or listed as an addition', () => {
  const specified = endpointList
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => !additions.has(endpoint))
    .map(({ method, path }) => `${method} ${path}`);
  const alsoBy = 'PATCH /projects/image/{id}/{imageId}';
  expect([...specified, alsoBy].toSorted()).toEqual(Object.keys(calls).toSorted());
});

/** The calls that statements mark with ●: the verb precedes the path, and calls after "Also:" are additions. */
const markedCalls = [...statements]
  .filter(([number, words]) => number.startsWith('8.') && words.startsWith('●'))
  .flatMap(([, words]) => {
    const told = words.replaceAll(/Also: .*?(?=Theme:|$)/g, '');
    let verbs: string[] = [];
    let wasPath = false;
    return [...told.matchAll(/\b(?:GET|POST|PUT|PATCH|DELETE)\b|`(\/[^`]+)`/g)].flatMap(([verb, path]) => {
      if (path !== undefined) {
        wasPath = true;
        return verbs.map((one) => `${one} ${path}`);
      }
      verbs = wasPath ? [verb] : [...verbs, verb];
      wasPath = false;
      return [];
    });
  });

test('the calls that docs/product.md marks with ● are those of the plain API', () => {
  expect(markedCalls.toSorted()).toEqual(Object.keys(calls).toSorted());
});
