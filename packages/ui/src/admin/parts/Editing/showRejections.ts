import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Shows the server's messages beside their fields, focuses the first, and returns those without a field. */
export function showRejections<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  fields: readonly { key: Path<Fields> }[],
  messages: Readonly<Record<string, string>>,
): string[] {
  const wrong = fields.filter(({ key }) => messages[key] !== undefined);
  wrong.forEach(({ key }, index) =>
    form.setError(key, { type: 'server', message: messages[key] ?? '' }, { shouldFocus: index === 0 }),
  );
  const known: ReadonlySet<string> = new Set(fields.map(({ key }) => key));
  return Object.entries(messages).flatMap(([key, message]) => (known.has(key) ? [] : [message]));
}
