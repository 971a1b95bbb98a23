import type { FieldValues, Resolver } from 'react-hook-form';

/** Rules that judge, and send, what was meant in place of what was typed. */
export const forgiving =
  <Fields extends FieldValues>(
    rules: Resolver<Fields>,
    meant: (values: Fields) => Fields,
  ): Resolver<Fields> =>
  (values, context, options) =>
    rules(meant(values), context, options);
