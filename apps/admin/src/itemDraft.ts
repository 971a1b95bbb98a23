import type { Draft } from '@vitrin/ui/admin/saving';
import type { Shape } from './itemSave.ts';

/** Recognises what a form about one kind of item can take up again, however unfinished it is. */
export const isDraftOf =
  <Fields>(fields: Shape<Fields>) =>
  (value: unknown): value is Draft<Fields> => {
    if (typeof value !== 'object' || value === null) return false;
    const draft = new Map<string, unknown>(Object.entries(value));
    const updatedAt = draft.get('updatedAt');
    return (
      fields.safeParse(draft.get('fields')).success &&
      (updatedAt === undefined || typeof updatedAt === 'string')
    );
  };
