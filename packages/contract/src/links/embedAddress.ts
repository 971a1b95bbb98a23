import { webAddressOf } from './addresses.ts';

/** How the sites that most videos are on name one of them in the address of its page, and where they play it. */
const sites: readonly { page: RegExp; player: (id: string) => string }[] = [
  {
    page: /^https?:\/\/(?:(?:www|m)\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)([\w-]{6,20})(?:[?&#/]|$)/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    page: /^https?:\/\/youtu\.be\/([\w-]{6,20})(?:[?&#/]|$)/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  },
  {
    page: /^https?:\/\/(?:www\.)?vimeo\.com\/(\d{3,20})(?:[?&#/]|$)/,
    player: (id) => `https://player.vimeo.com/video/${id}`,
  },
];

/** The address that plays a video inside a page, told by the address of its own page; empty for sites not known here. */
export function embedAddressOf(page: string): string {
  const address = webAddressOf(page.trim());
  for (const { page: form, player } of sites) {
    const [, id] = form.exec(address) ?? [];
    if (id !== undefined) return player(id);
  }
  return '';
}
