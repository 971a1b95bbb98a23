import { sourcesOf } from '../Picture/sources.ts';
import type { LightboxItem } from './lightboxItem.ts';

export type NeighboursProps = { items: readonly LightboxItem[]; index: number };

/** The previous and the next picture, hidden, so that they are preloaded. */
export function Neighbours(props: NeighboursProps) {
  const { items, index } = props;
  const urls = new Set<string>();
  const neighbours = [index + 1, index - 1 + items.length].flatMap((place) => {
    const item = items[place % items.length];
    const image = item?.image ?? null;
    if (image === null || urls.has(image.url)) return [];
    urls.add(image.url);
    return [image];
  });
  return (
    <div hidden>
      {neighbours.map((image) => (
        <picture key={image.url}>
          {sourcesOf(image.variants).map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="100vw" />
          ))}
          <img src={image.url} alt="" />
        </picture>
      ))}
    </div>
  );
}
