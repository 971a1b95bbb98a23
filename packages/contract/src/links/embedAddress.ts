import { webAddressOf } from './addresses.ts';
import { videoOfLink } from './videoLink.ts';

/** The address that plays a video within a page, derived from the address of its own page; empty for unknown sites. */
export const embedAddressOf = (page: string): string => videoOfLink(webAddressOf(page.trim()))?.player ?? '';
