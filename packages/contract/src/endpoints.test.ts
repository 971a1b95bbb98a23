import { expect, test } from 'vitest';
import { endpointList, endpoints, errorsOf, methodsOf } from './endpoints.ts';

test('each method and path is used once, further verbs included', () => {
  const calls = endpointList.flatMap(({ endpoint }) =>
    methodsOf(endpoint).map((method) => `${method} ${endpoint.path}`),
  );
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
});

test.each(endpointList)('$name declares each parameter of its path', ({ endpoint }) => {
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  expect(Object.keys(endpoint.params?.shape ?? {}).toSorted()).toEqual(inPath.toSorted());
});

test('the errors of a call follow from its definition, and include its own', () => {
  expect(errorsOf(endpoints.services.list)).toEqual([400, 414, 503]);
  expect(errorsOf(endpoints.services.listAll)).toEqual([400, 401, 403, 414, 503]);
  expect(errorsOf(endpoints.services.read)).toEqual([400, 404, 414, 503]);
  expect(errorsOf(endpoints.services.update)).toEqual([
    400, 401, 403, 404, 408, 409, 413, 414, 415, 503, 507,
  ]);
  // Calls that need no particular role have no 403.
  expect(errorsOf(endpoints.auth.me)).toEqual([401, 414, 503]);
  expect(errorsOf(endpoints.auth.login)).toEqual([400, 401, 408, 413, 414, 415, 429, 503, 507]);
  expect(errorsOf(endpoints.auth.signup)).toEqual([400, 403, 408, 409, 413, 414, 415, 429, 503, 507]);
});
