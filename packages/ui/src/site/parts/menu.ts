import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import { viewLimits } from '@vitrin/contract/viewLimits';
import type { FilledParts } from '@vitrin/contract/settings/siteInfo';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteText } from '@vitrin/ui/text/website/site';

/** A link of the menu. */
export type MenuLink = { label: string; href: string };

/** An entry of the header's menu: a link, or a heading with links below it. */
export type HeaderEntry = MenuLink | { label: string; links: readonly MenuLink[]; numbered: boolean };

const { menu } = siteText;

/** The links to parts of the website, by name. */
export const partLinks = {
  about: { label: menu.about, href: sitePaths.about() },
  team: { label: menu.team, href: sitePaths.team() },
  services: { label: menu.services, href: sitePaths.services() },
  projects: { label: menu.projects, href: sitePaths.projects() },
  photos: { label: menu.photos, href: sitePaths.photos() },
  videos: { label: menu.videos, href: sitePaths.videos() },
  posts: { label: menu.blog, href: sitePaths.blog() },
} as const satisfies Partial<Record<keyof FilledParts, MenuLink>>;

/** The links to those parts that have content. */
export const filledLinks = (
  filled: FilledParts | undefined,
  parts: readonly (keyof typeof partLinks)[],
): MenuLink[] => parts.filter((part) => filled?.[part] !== false).map((part) => partLinks[part]);

/** The header's menu in order, without empty parts; "Hizmetler" has an entry for each service, up to a maximum. */
export function menuEntries(services: readonly ServiceBasic[], filled?: FilledParts): HeaderEntry[] {
  const group = (label: string, parts: Parameters<typeof filledLinks>[1]): HeaderEntry[] => {
    const links = filledLinks(filled, parts);
    return links.length === 0 ? [] : [{ label, links, numbered: false }];
  };
  return [
    { label: menu.home, href: sitePaths.home() },
    ...group(menu.company, ['about', 'team']),
    ...(services.length === 0
      ? filledLinks(filled, ['services'])
      : [{ label: menu.services, links: serviceLinks(services), numbered: true }]),
    ...filledLinks(filled, ['projects']),
    ...group(menu.media, filled?.photos === false ? ['videos'] : ['photos']),
    ...filledLinks(filled, ['posts']),
    { label: menu.contact, href: sitePaths.contact() },
  ];
}

/** Whether the website has no content yet besides contact details. */
export const isEmptySite = (filled: FilledParts | undefined): boolean =>
  filled !== undefined && Object.values({ ...filled, privacy: false }).every((part) => !part);

/** The link to the page of all services. */
export const allServices: MenuLink = { label: siteText.action.allServices, href: sitePaths.services() };

/** As many services as links as a menu has room for. */
export const firstServices = (services: readonly ServiceBasic[]): MenuLink[] =>
  services
    .slice(0, viewLimits.menuServices)
    .map((service) => ({ label: service.title, href: sitePaths.service(service) }));

/** The services as links; if there are more than a menu has room for, the last link leads to all of them. */
export const serviceLinks = (services: readonly ServiceBasic[]): MenuLink[] => [
  ...firstServices(services),
  ...(services.length > viewLimits.menuServices ? [allServices] : []),
];

/** The relation of a link to the current page: that page, a page above it, or neither. */
export function relationTo(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page';
  return href !== sitePaths.home() && currentPath.startsWith(`${href}/`) ? 'true' : undefined;
}

/** Whether an entry's own page, or one below it, is open. */
export function isCurrentEntry(entry: HeaderEntry, currentPath: string): boolean {
  if ('href' in entry) return relationTo(entry.href, currentPath) !== undefined;
  return (
    entry.links.some(({ href }) => relationTo(href, currentPath) !== undefined) ||
    (entry.numbered && currentPath === sitePaths.services())
  );
}
