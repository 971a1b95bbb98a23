/** The newest items; those without a date come last. */
export function newestItems<T extends { createdAt?: string | null | undefined }>(
  items: readonly T[],
  count: number,
): readonly T[] {
  return items.toSorted((a, b) => timeOf(b) - timeOf(a)).slice(0, count);
}

function timeOf(item: { createdAt?: string | null | undefined }): number {
  const time = Date.parse(item.createdAt ?? '');
  return Number.isNaN(time) ? 0 : time;
}
