import { type ApiPlace, apiPlaceAttributes } from '@vitrin/contract/rendering/apiPlace';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;' };

/** Puts the address of an API on another host into the panel's page. */
export function withApiPlace(html: string, place: ApiPlace | undefined): string {
  if (place === undefined) return html;
  const attributes = Object.entries(apiPlaceAttributes(place)).map(
    ([name, value]) => `${name}="${value.replace(/[&"<]/g, (letter) => entities[letter] ?? letter)}"`,
  );
  return html.replace('<head>', () => `<head><meta ${attributes.join(' ')}>`);
}
