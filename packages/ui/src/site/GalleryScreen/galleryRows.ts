/** A picture's place in its row: its share of the row's width, and how many others the row has. */
export type RowPlace = { share: number; neighbours: number };

/** The ideal aspect ratio of a row: about three landscape pictures. */
const bestRow = 4.6;

/** Below this ratio, a row is not stretched to the edge, since it would be too high. */
const leastRow = bestRow / 1.6;

/**
 * Splits pictures with these aspect ratios, in order, into rows that all end at the edge and have nearly the same
 * height, including the last one: the split whose rows differ least from the ideal. Since it only depends on the
 * ratios, it is valid for any width.
 */
export function galleryRows(ratios: readonly number[]): RowPlace[] {
  /** For each number of leading pictures: the cost of their rows, and where the last of these starts. */
  const ways: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let end = 1; end <= ratios.length; end += 1) {
    let best = { cost: Number.POSITIVE_INFINITY, from: end - 1 };
    let width = 0;
    for (let from = end - 1; from >= 0 && (width < 2 * bestRow || from === end - 1); from -= 1) {
      width += ratios[from] ?? 1;
      const cost = (ways[from]?.cost ?? 0) + Math.log(width / bestRow) ** 2;
      if (cost < best.cost) best = { cost, from };
    }
    ways.push(best);
  }
  const places: RowPlace[] = [];
  for (let end = ratios.length; end > 0; ) {
    const from = ways[end]?.from ?? 0;
    const row = ratios.slice(from, end);
    const width = Math.max(
      leastRow,
      row.reduce((sum, ratio) => sum + ratio, 0),
    );
    places.unshift(...row.map((ratio) => ({ share: ratio / width, neighbours: row.length - 1 })));
    end = from;
  }
  return places;
}
