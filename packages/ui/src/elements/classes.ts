/** Joins the class names that apply into one `class` attribute. */
export const classes = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
