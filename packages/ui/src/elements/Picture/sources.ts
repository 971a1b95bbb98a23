import type { Image, ImageVariant } from '@vitrin/contract/files/image';

/** The properties of one `<source>`. */
export type Source = { type: 'image/avif' | 'image/webp'; srcSet: string };

/**
 * The variants of a picture, a source for each format: AVIF first, widths ascending. Very large ones are only WebP;
 * since every browser that supports AVIF supports WebP, they continue the list of the first.
 */
export function sourcesOf(all: readonly ImageVariant[] = []): Source[] {
  const formats: readonly Source['type'][] = ['image/avif', 'image/webp'];
  return formats.flatMap((type) => {
    const own = all.filter((variant) => variant.type === type);
    if (own.length === 0) return [];
    const widest = Math.max(...own.map(({ width }) => width));
    const variants = [
      ...own,
      ...all.filter((variant) => variant.type !== type && variant.width > widest),
    ].toSorted((a, b) => a.width - b.width);
    return [{ type, srcSet: variants.map(({ url, width }) => `${unbroken(url)} ${width}w`).join(', ') }];
  });
}

/** An address escaped for `srcset`, where a space would end it. */
const unbroken = (url: string): string => url.replace(/\s/g, encodeURIComponent);

/** The `background` behind a picture while it loads: its blurred copy, or its main colour. */
export function bedOf({ placeholder, color }: Image, position = '50% 50%'): string | undefined {
  if (placeholder?.startsWith('data:image/') === true) {
    return `${color ?? ''} url(${JSON.stringify(placeholder)}) ${position} / cover no-repeat`.trim();
  }
  return color || undefined;
}
