/**
 * The address of an API on another host, and whether it has the calls beyond the specification; pages carry it in a
 * `meta` element.
 */
export type ApiPlace = { host: string; hasAdditions: boolean };

const name = 'api-host';
const callsAttribute = 'data-calls';
const specified = 'specified';

/** The attributes of that `meta` element. */
export const apiPlaceAttributes = ({ host, hasAdditions }: ApiPlace) => ({
  name,
  content: host,
  [callsAttribute]: hasAdditions ? 'all' : specified,
});

type Page = {
  querySelector: (selector: string) => { getAttribute: (name: string) => string | null } | null;
};

/** The API's address that a page carries; undefined if its own host has the API. */
export function apiPlaceIn(page: Page): ApiPlace | undefined {
  const element = page.querySelector(`meta[name="${name}"]`);
  const host = element?.getAttribute('content') ?? '';
  if (host === '') return undefined;
  return { host, hasAdditions: element?.getAttribute(callsAttribute) !== specified };
}
