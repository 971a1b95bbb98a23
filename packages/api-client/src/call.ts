import { bulkAct } from '@vitrin/contract/fields';
import type { Endpoint } from '@vitrin/contract/endpoints';
import type { TransportRequest } from './transport.ts';
import { sentBody } from './sentBody.ts';

/** What a caller may pass, before the endpoint narrows it. */
export type CallInput = {
  params?: object;
  query?: object | undefined;
  body?: unknown;
  file?: Blob;
  form?: object | undefined;
  onProgress?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal | undefined;
  key?: string | undefined;
  lasting?: boolean | undefined;
  once?: boolean | undefined;
};

/** The request that a call of an endpoint stands for. */
export function requestOf(endpoint: Endpoint, input: CallInput): TransportRequest {
  const body = endpoint.upload === undefined ? jsonBody(input.body) : formOf(endpoint.upload, input);
  return {
    method: endpoint.method,
    url: `${pathOf(endpoint.path, input.params ?? {})}${queryOf(input.query ?? {})}`,
    headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
    body,
    expects: endpoint.answerType === undefined ? 'json' : 'blob',
    signal: input.signal,
    lasts: input.lasting === true || endpoint.method === 'DELETE' || isBulkDeletion(input.body),
    onProgress: input.onProgress,
  };
}

const isBulkDeletion = (body: unknown): boolean => bulkAct.safeParse(body).data?.act === 'delete';

function pathOf(template: string, params: object): string {
  const values = new Map<string, unknown>(Object.entries(params));
  return template.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = values.get(name);
    if (typeof value !== 'string' || value === '') throw new TypeError(`${template} needs "${name}"`);
    return encodeURIComponent(value);
  });
}

function queryOf(query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
}

const jsonBody = (body: unknown): string | undefined =>
  body === undefined ? undefined : JSON.stringify(sentBody(body));

function formOf(field: string, { file, form: fields = {} }: CallInput): FormData {
  if (file === undefined) throw new TypeError(`An upload needs a file for its field "${field}"`);
  const form = new FormData();
  // Plain fields go first: a server that reads the form as a stream knows them before the bytes.
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  if (file instanceof File) form.append(field, file, file.name);
  else form.append(field, file);
  return form;
}
