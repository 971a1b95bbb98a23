/** A two-digit position: 1 → "01". */
export const ordinal = (position: number): string => String(position).padStart(2, '0');
