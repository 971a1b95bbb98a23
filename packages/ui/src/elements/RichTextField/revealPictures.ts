/** Attributes in which pages store the URL of a lazy-loaded picture. */
const lateNames = ['data-src', 'data-lazy-src', 'data-original', 'data-original-src'] as const;
const setNames = ['srcset', 'data-srcset', 'data-lazy-srcset'] as const;
/** A tiny placeholder until the real picture loads. */
const isStandIn = (src: string): boolean => src === '' || /^data:image\/(?:gif|svg)/i.test(src);

/**
 * Converts everything that shows a picture in another way into plain pictures: `srcset`, `<picture>`, lazy-loading
 * attributes, SVG and background images. What is not converted here would be lost silently.
 */
export function revealPictures(body: HTMLElement): void {
  for (const picture of body.querySelectorAll('picture')) {
    const sources = [...picture.querySelectorAll('source')].map((source) => largestOf(source));
    const image = picture.querySelector('img') ?? imageIn(picture.ownerDocument, '');
    const src = sources.find((address) => address !== '') ?? '';
    if (isStandIn(addressOf(image)) && largestOf(image) === '' && src !== '') image.setAttribute('src', src);
    picture.replaceWith(image);
  }
  for (const image of body.querySelectorAll('img')) {
    if (isStandIn(addressOf(image))) {
      const late = lateNames.map((name) => (image.getAttribute(name) ?? '').trim());
      const found = [...late, largestOf(image)].find((address) => address !== '');
      if (found !== undefined) image.setAttribute('src', found);
    }
  }
  for (const drawn of body.querySelectorAll('svg image, object[type^="image/"], embed[type^="image/"]')) {
    const src = ['href', 'xlink:href', 'data', 'src'].map((name) => drawn.getAttribute(name)?.trim() ?? '');
    const found = src.find((address) => address !== '');
    const place = drawn.closest('svg') ?? drawn;
    if (found !== undefined) place.before(imageIn(drawn.ownerDocument, found));
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style*="url("], [background]')) {
    const src = addressIn(element.style.backgroundImage) || (element.getAttribute('background') ?? '').trim();
    if (src !== '') putInto(element, imageIn(element.ownerDocument, src));
  }
}

/** The first URL in a list of background images, as serialised by the browser. */
function addressIn(images: string): string {
  const [, found = ''] = images.split('url(', 2);
  const [quote = ''] = found;
  const isQuoted = quote === '"' || quote === "'";
  const end = isQuoted ? found.indexOf(quote, 1) : found.indexOf(')');
  return end === -1 ? '' : found.slice(isQuoted ? 1 : 0, end).trim();
}

const addressOf = (image: Element): string => (image.getAttribute('src') ?? '').trim();

/** The URL of the largest size in a list. */
function largestOf(element: Element): string {
  const list = setNames.map((name) => element.getAttribute(name) ?? '').find((value) => value.trim() !== '');
  const sizes = (list ?? '').split(/,\s+/).map((entry) => {
    const [address = '', size = ''] = entry.trim().split(/\s+/);
    return { address, size: Number.parseFloat(size) || 0 };
  });
  return sizes.toSorted((a, b) => b.size - a.size)[0]?.address.replace(/,$/, '') ?? '';
}

function imageIn(page: Document, src: string): HTMLImageElement {
  const image = page.createElement('img');
  // The original has no description.
  image.setAttribute('alt', '');
  if (src !== '') image.setAttribute('src', src);
  return image;
}

/** Prepends to an element's content; table rows can only contain cells. */
function putInto(element: Element, image: HTMLImageElement): void {
  const within = element.matches('table, tbody, thead, tfoot, tr')
    ? element.querySelector('td, th')
    : element;
  (within ?? element).prepend(image);
}
