import type { Image, ImageVariant } from '@vitrin/contract/files/image';

/** The properties of one `<source>`. */
export type Source = { type: 'image/avif' | 'image/webp'; srcSet: string };

/**
 * The variants of a picture, one source per format: AVIF first, in ascending width. Very large variants only exist as
 * WebP; since every browser that supports AVIF also supports WebP, they are appended to the AVIF source.
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

/** A URL escaped for `srcset`, where a space would end it. */
const unbroken = (url: string): string => url.replace(/\s/g, encodeURIComponent);

/** The `background` behind a picture while it loads: its blurred placeholder, or its main colour. */
export function bedOf({ placeholder, color }: Image, position = '50% 50%'): string | undefined {
  if (placeholder?.startsWith('data:image/') === true) {
    return `${color ?? ''} url(${JSON.stringify(placeholder)}) ${position} / cover no-repeat`.trim();
  }
  return color || undefined;
}
