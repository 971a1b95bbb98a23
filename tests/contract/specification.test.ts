import { additions } from '@vitrin/contract/additions';
import { endpointList, endpoints } from '@vitrin/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { calls } from '../plainApi/calls.ts';
import { openPlainApi, plainAdmin } from '../plainApi/plainApi.ts';
import { examine } from './examine.ts';
import { specificationSuite } from './specificationSuite.ts';
import { type Subject, subjects } from './subjects.ts';

const plainApi: Subject = {
  name: 'a server of the specification alone',
  open: async () => ({ ...(await openPlainApi('nothing')), credentials: plainAdmin }),
};

describe.each([...subjects, plainApi])('the specification, kept by $name:', (subject) => {
  specificationSuite(examine(subject, 'specification'));
});

test('every call of the contract is one of the specification, or among its additions', () => {
  // The first two are documented beside the table; the third is used by no page.
  const { login, signup } = endpoints.auth;
  const besides = new Set<unknown>([login, endpoints.images.read, signup]);
  const specified = endpointList
    .map(({ endpoint }) => endpoint)
    .filter((endpoint) => !additions.has(endpoint) && !besides.has(endpoint))
    .map(({ method, path }) => `${method} ${path}`);
  const alsoBy = 'PATCH /projects/image/{id}/{imageId}';
  expect([...specified, alsoBy].toSorted()).toEqual(Object.keys(calls).toSorted());
});
