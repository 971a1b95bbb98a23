/** A video on one of the hosts whose videos a text may show. */
export type LinkedVideo = {
  /** Its page, in the one form in which texts hold it. */
  page: string;
  /** What plays it inside of a page. */
  player: string;
  host: 'YouTube' | 'Vimeo';
};

const youTubeHosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'youtu.be',
]);
const vimeoHosts: ReadonlySet<string> = new Set(['vimeo.com', 'player.vimeo.com']);

/** The video that a link leads to: of YouTube or Vimeo, in any of the forms in which these give it out. */
export function videoOfLink(link: string): LinkedVideo | undefined {
  const text = link.trim();
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined;
  const host = url.hostname.replace(/^www\./, '');
  if (youTubeHosts.has(host)) return youTubeVideo(host, url);
  return vimeoHosts.has(host) ? vimeoVideo(url) : undefined;
}

function youTubeVideo(host: string, { pathname, searchParams }: URL): LinkedVideo | undefined {
  const inPath = host === 'youtu.be' ? /^\/([^/]+)\/?$/ : /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/;
  const id = pathname === '/watch' ? searchParams.get('v') : inPath.exec(pathname)?.[1];
  if (!/^[\w-]{11}$/.test(id ?? '')) return undefined;
  return {
    page: `https://www.youtube.com/watch?v=${id}`,
    player: `https://www.youtube-nocookie.com/embed/${id}`,
    host: 'YouTube',
  };
}

function vimeoVideo({ pathname, searchParams }: URL): LinkedVideo | undefined {
  const [, id, inPath] =
    /^\/(?:(?:channels\/[\w-]+|video)\/)?(\d{1,12})(?:\/([\da-f]{4,20}))?\/?$/.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  // Whoever has the link of an unlisted video knows this word, without which it does not play.
  const asked = searchParams.get('h') ?? '';
  const word = inPath ?? (/^[\da-f]{4,20}$/.test(asked) ? asked : undefined);
  return {
    page: `https://vimeo.com/${id}${word === undefined ? '' : `/${word}`}`,
    player: `https://player.vimeo.com/video/${id}?dnt=1${word === undefined ? '' : `&h=${word}`}`,
    host: 'Vimeo',
  };
}

/** True for the address of a video's page in the form in which texts hold it. */
export const isVideoPage = (address: string): boolean => videoOfLink(address)?.page === address;
