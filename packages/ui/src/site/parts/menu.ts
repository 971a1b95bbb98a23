import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { siteText } from '@vitrin/ui/text/website/site';

/** A link of the menu. */
export type MenuLink = { label: string; href: string };

/** An entry of the header's menu: a link, or a heading with links beneath it. */
export type HeaderEntry = MenuLink | { label: string; links: readonly MenuLink[]; numbered: boolean };

const { menu } = siteText;

/** The header's menu in order; "Hizmetler" has an entry for each service, up to a number of them. */
export function menuEntries(services: readonly ServiceBasic[]): HeaderEntry[] {
  return [
    { label: menu.home, href: sitePaths.home() },
    {
      label: menu.company,
      links: [
        { label: menu.about, href: sitePaths.about() },
        { label: menu.team, href: sitePaths.team() },
      ],
      numbered: false,
    },
    services.length === 0
      ? { label: menu.services, href: sitePaths.services() }
      : { label: menu.services, links: serviceLinks(services), numbered: true },
    { label: menu.projects, href: sitePaths.projects() },
    { label: menu.media, links: [{ label: menu.photos, href: sitePaths.photos() }], numbered: false },
    { label: menu.blog, href: sitePaths.blog() },
    { label: menu.contact, href: sitePaths.contact() },
  ];
}

/** The services as links; where there are more than a menu has room for, the last link leads to all of them. */
export const serviceLinks = (services: readonly ServiceBasic[]): MenuLink[] => [
  ...services
    .slice(0, limits.menuServices)
    .map((service) => ({ label: service.title, href: sitePaths.service(service) })),
  ...(services.length > limits.menuServices
    ? [{ label: siteText.action.allServices, href: sitePaths.services() }]
    : []),
];

/** How a link relates to the page that is open: that page, a page above it, or neither. */
export function relationTo(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page';
  return href !== sitePaths.home() && currentPath.startsWith(`${href}/`) ? 'true' : undefined;
}

/** True where an entry's own page, or one beneath it, is open. */
export function isCurrentEntry(entry: HeaderEntry, currentPath: string): boolean {
  if ('href' in entry) return relationTo(entry.href, currentPath) !== undefined;
  return (
    entry.links.some(({ href }) => relationTo(href, currentPath) !== undefined) ||
    (entry.numbered && currentPath === sitePaths.services())
  );
}
