import { linkPicture } from '@vitrin/contract/html/htmlPictures';
import { isAllowedValue } from '@vitrin/contract/html/htmlPolicy';
import { pendingAttribute } from './pendingPictures.ts';

/** Pictures that visitors would not see: the URLs that are now links, and the names of the dropped ones. */
export type UnseenPictures = { linked: readonly string[]; lost: readonly string[] };

/**
 * Removes pictures from a text that visitors would not see. One elsewhere on the web is replaced by a link; one on the
 * user's own computer, or in a data URL, is dropped. The URL of a picture of the site itself is reduced to its path.
 */
export function takeUnseenPictures(body: HTMLElement, origin: string): UnseenPictures {
  const linked: string[] = [];
  const lost: string[] = [];
  for (const image of body.querySelectorAll<HTMLImageElement>(`img:not([${pendingAttribute}])`)) {
    const src = image.getAttribute('src') ?? '';
    const url = URL.canParse(src) ? new URL(src) : undefined;
    if (url?.origin === origin) image.setAttribute('src', url.pathname + url.search);
    else if (linkPicture(image)) linked.push(src);
    else if (src === '' || !isAllowedValue('src', src)) {
      image.remove();
      lost.push(nameOf(image, src));
    }
  }
  return { linked, lost };
}

/** Its alternative text, otherwise its file's name; a data URL has none. */
const nameOf = ({ alt }: HTMLImageElement, src: string): string =>
  alt.trim() || (/^\s*(?:file|cid):/i.test(src) ? (src.split(/[/\\:]/).at(-1) ?? '') : '');
