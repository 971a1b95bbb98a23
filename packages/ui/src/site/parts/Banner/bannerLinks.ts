import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { FilledParts } from '@vitrin/contract/settings/siteInfo';
import { siteText } from '@vitrin/ui/text/website/site';
import type { MenuLink } from '../menu.ts';

/** The banner's two buttons: the about page and the projects; where one is empty, what a new website has instead. */
export function bannerLinks(filled: FilledParts | undefined): MenuLink[] {
  const { home, action } = siteText;
  const links = [
    { label: home.about, href: sitePaths.about(), has: filled?.about },
    { label: home.products, href: sitePaths.projects(), has: filled?.projects },
    { label: home.services, href: sitePaths.services(), has: filled?.services },
    { label: action.toContact, href: sitePaths.contact(), has: true },
  ];
  return links.filter(({ has }) => has !== false).slice(0, 2);
}
