/** The limits on a JSON body. No schema of the contract accepts more. */
export const jsonBounds = { levels: 32, values: 20_000 } as const;

const openers = new Set([0x5b, 0x7b]);
const closers = new Set([0x5d, 0x7d]);
const separators = new Set([0x2c, 0x3a]);
const quote = 0x22;
const backslash = 0x5c;

/**
 * The limit that a JSON text exceeds, decided before it is parsed: depth, or the number of values and keys. One pass
 * over its bytes; a text that is not JSON is left for the parser to refuse.
 */
export function excessOf(
  json: Buffer,
  bounds: { levels: number; values: number } = jsonBounds,
): string | undefined {
  let level = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (quoted) {
      if (byte === backslash) at += 1;
      else if (byte === quote) quoted = false;
    } else if (byte === quote) quoted = true;
    else if (openers.has(byte)) {
      level += 1;
      if (level > bounds.levels) return `The body is nested deeper than ${bounds.levels} levels`;
    } else if (closers.has(byte)) level -= 1;
    else if (separators.has(byte)) {
      values += 1;
      if (values > bounds.values) return `The body holds more than ${bounds.values} keys and values`;
    }
  }
  return undefined;
}
