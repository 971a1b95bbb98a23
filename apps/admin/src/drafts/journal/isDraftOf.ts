import type { Draft } from '@vitrin/ui/admin/editing';

/** The schemas of a form's fields. */
export type FormRules = {
  partial: () => {
    safeParse: (
      value: unknown,
    ) => { success: true } | { success: false; error: { issues: readonly { code: string }[] } };
  };
};

/** Recognises what a form can restore: fields as typed, however unfinished. */
export const isDraftOf =
  (isFields: (fields: object) => boolean) =>
  (value: unknown): value is Draft => {
    if (typeof value !== 'object' || value === null) return false;
    const draft = new Map<string, unknown>(Object.entries(value));
    const [fields, updatedAt, files, words = {}] = ['fields', 'updatedAt', 'files', 'words'].map((name) =>
      draft.get(name),
    );
    return (
      typeof fields === 'object' &&
      fields !== null &&
      isFields(fields) &&
      (updatedAt === undefined || typeof updatedAt === 'string') &&
      (files === undefined || (Array.isArray(files) && files.every((name) => typeof name === 'string'))) &&
      typeof words === 'object' &&
      words !== null &&
      Object.values(words).every((alt) => typeof alt === 'string')
    );
  };

/** Whether all values have the right types, even if they break other rules. */
export const areFieldsOf =
  (form: FormRules) =>
  (fields: object): boolean => {
    const parsed = form.partial().safeParse(fields);
    return parsed.success || parsed.error.issues.every(({ code }) => code !== 'invalid_type');
  };
