/*
 * A picture has up to twenty sizes whose addresses differ in their widths. In a page's data only the widths are
 * written: ["/api/images/0f…-2-", ".avif 320 480", ".webp 320 480"].
 */

type Variant = { url: string; width: number; type: string };

/** The properties of a picture that are lists of sizes. */
const lists: ReadonlySet<string> = new Set(['variants', 'tall']);
const isVariant = (value: unknown): value is Variant =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).join() === 'url,width,type' &&
  'url' in value &&
  typeof value.url === 'string' &&
  'width' in value &&
  typeof value.width === 'number' &&
  'type' in value &&
  typeof value.type === 'string';

/** The parts of a size's address before and after the width, if its type follows from that. */
function partsOf({ url, width, type }: Variant): { base: string; ending: string } | undefined {
  const place = url.search(new RegExp(`-${width}[-.][^ /]*$`));
  if (place < 0) return undefined;
  const base = url.slice(0, place + 1);
  const ending = url.slice(base.length + String(width).length);
  return typeOf(ending) === type ? { base, ending } : undefined;
}

const typeOf = (ending: string): string => `image/${ending.slice(ending.lastIndexOf('.') + 1)}`;

/** For `JSON.stringify`: writes the sizes of pictures as their widths, if their addresses follow from these. */
export function packPictures(key: string, value: unknown): unknown {
  if (!lists.has(key) || !Array.isArray(value) || !value.every(isVariant)) return value;
  const parts = value.map(partsOf);
  const base = parts.find((part) => part !== undefined)?.base;
  if (base === undefined) return value;
  const packed = [base];
  let last: string | undefined;
  for (const [index, { url, width, type }] of value.entries()) {
    const part = parts[index];
    if (part?.base !== base) {
      last = undefined;
      // For example the picture itself, which is one of its own sizes.
      packed.push(`=${width} ${type} ${url}`);
    } else if (part.ending === last) packed.push(`${packed.pop()} ${width}`);
    else {
      last = part.ending;
      packed.push(`${last} ${width}`);
    }
  }
  return packed;
}

/** For `JSON.parse`: restores the sizes of pictures from `packPictures`. */
export function unpackPictures(key: string, value: unknown): unknown {
  if (!lists.has(key) || !Array.isArray(value)) return value;
  const [base, ...runs] = value;
  if (typeof base !== 'string') return value;
  return runs.flatMap((run) => (typeof run === 'string' ? unpackRun(base, run) : []));
}

const whole = /^=(\d+) (\S+) (.*)$/s;

function unpackRun(base: string, run: string): Variant[] {
  const [, own, type = '', url = ''] = whole.exec(run) ?? [];
  if (own !== undefined) return [{ url, width: Number(own), type }];
  const [ending = '', ...widths] = run.split(' ');
  return widths.map((width) => ({ url: base + width + ending, width: Number(width), type: typeOf(ending) }));
}
