import type { ServiceFields } from '@vitrin/contract/service';

/** What is kept of a service form that was not saved. */
export type ServiceDraft = { fields: ServiceFields; updatedAt?: string | undefined };

const texts = ['title', 'subtitle', 'path', 'icon', 'shortDescription', 'description'] as const;

/** True for what a service form can take up again, however unfinished it is. */
export function isServiceDraft(value: unknown): value is ServiceDraft {
  const draft = entriesOf(value);
  const fields = entriesOf(draft.get('fields'));
  const updatedAt = draft.get('updatedAt');
  return (
    texts.every((key) => typeof fields.get(key) === 'string') &&
    typeof fields.get('active') === 'boolean' &&
    (updatedAt === undefined || typeof updatedAt === 'string')
  );
}

const entriesOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
