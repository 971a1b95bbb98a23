import type { VideoDraft } from '../kinds/video.ts';
import { webAddressOf } from './addresses.ts';
import { videoOfLink } from './videoLink.ts';

/** The address that plays a video within a page, derived from the address of its own page; empty for unknown sites. */
export const embedAddressOf = (page: string): string => videoOfLink(webAddressOf(page.trim()))?.player ?? '';

/** The player of a new video: the given one, or the one derived from the address of its page. */
export const embedUrlOf = ({ url, embedUrl }: Pick<VideoDraft, 'url' | 'embedUrl'>): string =>
  embedUrl ?? embedAddressOf(url);
