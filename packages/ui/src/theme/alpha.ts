/** A colour variable with reduced opacity, for veils and hairlines on pictures. */
export const alpha = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;
