import type { SiteFrameProps } from '@vitrin/ui/site/SiteFrame';
import { type ReadSource, useSettled } from './data.ts';

type Titled = { title?: unknown; path?: unknown };

const nothing: ReadSource<Titled> = { ok: true, data: {} };

/** The service or project that the page at a path is about, from the page's data; undefined if there is none. */
export function usePageSubject(data: unknown, address: string): SiteFrameProps['about'] {
  const { kind, of } = subjectIn(data);
  const settled = useSettled(of);
  const { title, path } = settled?.ok === true ? settled.data : {};
  if (typeof title !== 'string') return undefined;
  // A service has further addresses; the path of a project is only the last part of its own.
  return { title, [kind]: kind === 'service' && typeof path === 'string' && path !== '' ? path : address };
}

/** Loaders of such pages return it under the name of its kind. */
function subjectIn(data: unknown): { kind: 'service' | 'project'; of: ReadSource<Titled> } {
  for (const kind of ['project', 'service'] as const) {
    const found: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, kind) : undefined;
    if (found instanceof Promise || isSettled(found)) return { kind, of: found };
  }
  return { kind: 'service', of: nothing };
}

const isSettled = (value: unknown): value is { ok: true; data: Titled } =>
  typeof value === 'object' &&
  value !== null &&
  'ok' in value &&
  value.ok === true &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null;
