import { expect, test } from 'vitest';
import { endpointList } from './endpoints.ts';

test('each method and path is used once, further verbs included', () => {
  const calls = endpointList.flatMap(({ endpoint }) =>
    [endpoint.method, ...(endpoint.also ?? [])].map((method) => `${method} ${endpoint.path}`),
  );
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});

test.each(endpointList)('$name declares each parameter of its path', ({ endpoint }) => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  expect(Object.keys(endpoint.params?.shape ?? {}).toSorted()).toEqual(inPath.toSorted());
});

test.each(endpointList.filter(({ endpoint }) => endpoint.access === 'admin'))(
  '$name tells that it answers 401',
  ({ endpoint }) => {
    expect(endpoint.errors).toContain(401);
  },
);
