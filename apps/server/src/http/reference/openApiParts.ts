import { type Endpoint, endpointList, type Method, methodsOf } from '@vitrin/contract/endpoints';

/** An object within the API's reference. */
export type Part = Record<string, unknown>;

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** A part of the document by its key, to be changed in place; created empty if it is absent. */
export function partOf(from: object, key: string): Part {
  const found: unknown = Object.entries(from).find(([name]) => name === key)?.[1];
  return isPart(found) ? found : {};
}

/** The operations of the document, one for each verb of each route. */
export function operationsOf(
  document: object,
): readonly { endpoint: Endpoint; method: Method; operation: Part }[] {
  const paths = partOf(document, 'paths');
  return endpointList.flatMap(({ endpoint }) =>
    methodsOf(endpoint).map((method) => ({
      endpoint,
      method,
      operation: partOf(partOf(paths, `/api${endpoint.path}`), method.toLowerCase()),
    })),
  );
}
