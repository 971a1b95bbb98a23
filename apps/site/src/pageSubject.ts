import type { SiteFrameProps } from '@vitrin/ui/site/SiteFrame';
import { type ReadSource, useSettled } from './data.ts';

type Titled = { title?: unknown };

const nothing: ReadSource<Titled> = { ok: true, data: {} };

/** The service or project that the page at a path is about, from the page's data; undefined if there is none. */
export function usePageSubject(data: unknown, path: string): SiteFrameProps['about'] {
  const { kind, of } = subjectIn(data);
  const settled = useSettled(of);
  const title = settled?.ok === true ? settled.data.title : undefined;
  return typeof title === 'string' ? { title, [kind]: path } : undefined;
}

/** Loaders of such pages return it under the name of its kind. */
function subjectIn(data: unknown): { kind: 'service' | 'project'; of: ReadSource<Titled> } {
  const kind = 'project' in Object(data) ? 'project' : 'service';
  const found: unknown = Reflect.get(Object(data), kind);
  return { kind, of: found instanceof Promise || isSettled(found) ? found : nothing };
}

const isSettled = (value: unknown): value is { ok: true; data: Titled } => 'data' in Object(value);
