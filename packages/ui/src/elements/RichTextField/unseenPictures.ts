import { linkPicture } from '@vitrin/contract/htmlPictures';
import { isAllowedValue } from '@vitrin/contract/htmlPolicy';

/** Pictures that visitors would not see: the addresses that a link leads to now, and what others were called. */
export type UnseenPictures = { linked: readonly string[]; lost: readonly string[] };

/**
 * Takes the pictures out of a text that visitors would not see. One elsewhere on the web leaves a link to it; one that
 * lies on the writer's own computer, or in its own address, is gone. A picture of the site itself loses its host.
 */
export function takeUnseenPictures(body: HTMLElement, origin: string): UnseenPictures {
  const linked: string[] = [];
  const lost: string[] = [];
  for (const image of body.querySelectorAll('img')) {
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

/** HTML without the pictures that visitors would not see, and which those were. */
export function withSeenPictures(html: string, origin: string): { html: string; pictures: UnseenPictures } {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const pictures = takeUnseenPictures(page.body, origin);
  return { html: page.head.innerHTML + page.body.innerHTML, pictures };
}

/** What it shows, else its file's name; a picture within its own address has none. */
const nameOf = ({ alt }: HTMLImageElement, src: string): string =>
  alt.trim() || (/^\s*(?:file|cid):/i.test(src) ? (src.split(/[/\\:]/).at(-1) ?? '') : '');
