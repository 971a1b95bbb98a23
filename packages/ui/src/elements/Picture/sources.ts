import type { Image } from '@vitrin/contract/image';

/** What one `<source>` needs. */
export type Source = { type: 'image/avif' | 'image/webp'; srcSet: string };

/** The renditions of a picture, a source for each format: AVIF first, widths rising. */
export function sourcesOf(image: Image): Source[] {
  const formats: readonly Source['type'][] = ['image/avif', 'image/webp'];
  return formats.flatMap((type) => {
    const variants = (image.variants ?? [])
      .filter((variant) => variant.type === type)
      .toSorted((a, b) => a.width - b.width);
    if (variants.length === 0) return [];
    return [{ type, srcSet: variants.map(({ url, width }) => `${unbroken(url)} ${width}w`).join(', ') }];
  });
}

/** An address escaped for `srcset`, where a space would end it. */
const unbroken = (url: string): string => url.replace(/\s/g, encodeURIComponent);

/** The `background` behind a picture that is still loading: its blurred copy, else its main colour. */
export function bedOf({ placeholder, color }: Image): string | undefined {
  if (placeholder?.startsWith('data:image/') === true) {
    return `${color ?? ''} url(${JSON.stringify(placeholder)}) 50% 50% / cover no-repeat`.trim();
  }
  return color || undefined;
}
