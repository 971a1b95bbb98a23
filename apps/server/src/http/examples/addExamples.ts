import { type Endpoint, endpointList } from '@vitrin/contract/endpoints';
import { exampleOf } from './examples.ts';

const errorExamples: Readonly<Record<Endpoint['errors'][number], object>> = {
  400: { message: 'Some fields are not valid', errors: { title: 'Please fill in all required fields' } },
  401: { message: 'Please sign in' },
  403: { message: 'Only an admin can add another one. Please sign in' },
  404: { message: 'Service not found' },
  409: { message: 'Somebody else saved this service in the meantime' },
  413: { message: 'The file is larger than 15 MB' },
  415: { message: 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted' },
  429: { message: 'Too many attempts. Please try again in 1 minute' },
  503: { message: 'The store does not answer' },
};

/** The document with an example beside the schema of every body, answer and error in JSON. */
export function addExamples<D extends object>(document: D): D {
  const paths = recordOf(document, 'paths');
  for (const { endpoint } of endpointList) {
    for (const method of [endpoint.method, ...(endpoint.also ?? [])]) {
      const operation = recordOf(recordOf(paths, `/api${endpoint.path}`), method.toLowerCase());
      if (endpoint.body) setExample(recordOf(operation, 'requestBody'), exampleOf(endpoint.body));
      const responses = recordOf(operation, 'responses');
      setExample(recordOf(responses, '200'), exampleOf(endpoint.answer));
      for (const status of endpoint.errors) {
        setExample(recordOf(responses, String(status)), errorExamples[status]);
      }
    }
  }
  return document;
}

type Part = Record<string, unknown>;

const isRecord = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** A part of the document by its key, to be changed in place; an empty one where it is absent. */
function recordOf(from: object, key: string): Part {
  const found: unknown = Object.entries(from).find(([name]) => name === key)?.[1];
  return isRecord(found) ? found : {};
}

function setExample(part: Part, example: unknown): void {
  const json = recordOf(recordOf(part, 'content'), 'application/json');
  if (example !== undefined) json['example'] = example;
}
