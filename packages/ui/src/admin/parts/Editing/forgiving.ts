import type { FieldValues, Resolver } from 'react-hook-form';

/** Validates and submits what was meant instead of the literal input. */
export const forgiving =
  <Fields extends FieldValues>(
    rules: Resolver<Fields>,
    meant: (values: Fields) => Fields,
  ): Resolver<Fields> =>
  (values, context, options) =>
    rules(meant(values), context, options);
