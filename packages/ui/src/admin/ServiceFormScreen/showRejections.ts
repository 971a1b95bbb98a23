import type { ServiceFields } from '@vitrin/contract/service';
import type { UseFormReturn } from 'react-hook-form';
import { fieldKeys } from './serviceForm.ts';

/** Puts the server's messages beside their fields, focuses the first, and returns those without a field. */
export function showRejections(
  form: UseFormReturn<ServiceFields>,
  messages: Readonly<Record<string, string>>,
): string[] {
  const wrong = fieldKeys.filter((key) => messages[key] !== undefined);
  wrong.forEach((key, index) =>
    form.setError(key, { type: 'server', message: messages[key] ?? '' }, { shouldFocus: index === 0 }),
  );
  const known: ReadonlySet<string> = new Set(fieldKeys);
  return Object.entries(messages).flatMap(([key, message]) => (known.has(key) ? [] : [message]));
}
