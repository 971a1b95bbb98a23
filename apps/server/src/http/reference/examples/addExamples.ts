import { type Endpoint, type ErrorStatus, errorsOf, isGuarded } from '@vitrin/contract/endpoints';
import { operationsOf, type Part, partOf } from '../openApiParts.ts';
import { exampleOf } from './examples.ts';

const errorExamples: Readonly<Record<ErrorStatus, object>> = {
  400: { message: 'Some fields are not valid', errors: { title: 'Please fill in all required fields' } },
  401: { message: 'Please sign in' },
  403: { message: 'Only an admin can add another one. Please sign in' },
  404: { message: 'Service not found' },
  408: { message: 'The request took too long to arrive' },
  409: { message: 'Somebody else saved this service in the meantime' },
  413: { message: 'The file is larger than 15 MB' },
  414: { message: 'The address is longer than 4000 characters' },
  415: { message: 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted' },
  429: { message: 'Too many attempts. Please try again in 1 minute' },
  503: { message: 'The store does not answer. Try again later.' },
  507: { message: 'The disk is full, so nothing was stored. Try again once there is room' },
};

/** Adds an example to the schema of every JSON body, response and error in the document. */
export function addExamples<D extends object>(document: D): D {
  for (const { endpoint, operation } of operationsOf(document)) {
    if (endpoint.body) setExample(partOf(operation, 'requestBody'), exampleOf(endpoint.body));
    const responses = partOf(operation, 'responses');
    setExample(partOf(responses, '200'), exampleOf(endpoint.answer));
    for (const status of errorsOf(endpoint)) {
      setExample(partOf(responses, String(status)), errorExample(endpoint, status));
    }
  }
  return document;
}

/** An edit conflict carries the stored entry. */
function errorExample(endpoint: Endpoint, status: ErrorStatus): object {
  const example = errorExamples[status];
  if (status !== 409 || !isGuarded(endpoint)) return example;
  return { ...example, current: exampleOf(endpoint.answer), updatedAt: '2026-02-03T14:05:00.000Z' };
}

function setExample(part: Part, example: unknown): void {
  const json = partOf(partOf(part, 'content'), 'application/json');
  if (example !== undefined) json['example'] = example;
}
