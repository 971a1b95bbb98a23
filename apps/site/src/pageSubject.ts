import { type ReadSource, useSettled } from './data.ts';

type Titled = { title?: unknown };

const nothing: ReadSource<Titled> = { ok: true, data: {} };

/** The title of the service or project that a page is about, from the page's data; otherwise empty. */
export function usePageSubject(data: unknown): string {
  const settled = useSettled(subjectIn(data));
  const title = settled?.ok === true ? settled.data.title : '';
  return typeof title === 'string' ? title : '';
}

/** Loaders of such pages return it under the name of its kind. */
function subjectIn(data: unknown): ReadSource<Titled> {
  if (typeof data !== 'object' || data === null) return nothing;
  const found: unknown = 'project' in data ? data.project : 'service' in data ? data.service : nothing;
  return found instanceof Promise || isSettled(found) ? found : nothing;
}

const isSettled = (value: unknown): value is { ok: true; data: Titled } =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  value.ok === true &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null;
