/** A video on a host that texts may embed. */
export type LinkedVideo = {
  /** Its page, in the normal form that texts store. */
  page: string;
  /** The address of its embeddable player. */
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

/** The video that a link leads to: on YouTube or Vimeo, in any of their forms. */
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
  // The key of an unlisted video, without which it does not play.
  const asked = searchParams.get('h') ?? '';
  const word = inPath ?? (/^[\da-f]{4,20}$/.test(asked) ? asked : undefined);
  return {
    page: `https://vimeo.com/${id}${word === undefined ? '' : `/${word}`}`,
    player: `https://player.vimeo.com/video/${id}?dnt=1${word === undefined ? '' : `&h=${word}`}`,
    host: 'Vimeo',
  };
}

/** Whether an address is that of a video's page in the form that texts store. */
export const isVideoPage = (address: string): boolean => videoOfLink(address)?.page === address;
