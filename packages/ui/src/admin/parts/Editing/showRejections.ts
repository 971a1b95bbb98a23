import type { FieldValues, Path, UseFormReturn, UseFormSetError } from 'react-hook-form';

/** Shows the server's messages next to these fields and focuses the first; false if none belongs to one of them. */
export function showFieldErrors<Fields extends FieldValues>(
  setError: UseFormSetError<Fields>,
  names: readonly Path<Fields>[],
  messages: Readonly<Record<string, string | undefined>>,
): boolean {
  const wrong = names.filter((name) => messages[name] !== undefined);
  wrong.forEach((name, index) =>
    setError(name, { type: 'server', message: messages[name] ?? '' }, { shouldFocus: index === 0 }),
  );
  return wrong.length > 0;
}

/** Shows the server's messages next to their fields, focuses the first, and returns those without a field. */
export function showRejections<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  fields: readonly { key: Path<Fields> }[],
  messages: Readonly<Record<string, string>>,
): string[] {
  const names = fields.map(({ key }) => key);
  showFieldErrors(form.setError, names, messages);
  const known: ReadonlySet<string> = new Set(names);
  return Object.entries(messages).flatMap(([key, message]) => (known.has(key) ? [] : [message]));
}
