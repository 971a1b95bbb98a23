import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { classes } from '../../../elements/classes.ts';
import { Disclosure } from '../../../elements/Disclosure/Disclosure.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { note } from '../../../theme/type.css.ts';
import { type MenuLink, serviceLinks } from '../menu.ts';
import { quickMenuId } from '../quickMenuId.ts';
import * as css from './Footer.css.ts';
import { LinkList } from './LinkList.tsx';

export type QuickMenuProps = { services: readonly ServiceBasic[] };

const { frame, menu } = siteText;
const before: readonly MenuLink[] = [
  { label: menu.home, href: sitePaths.home() },
  { label: menu.about, href: sitePaths.about() },
  { label: menu.team, href: sitePaths.team() },
];
const after: readonly MenuLink[] = [
  { label: menu.projects, href: sitePaths.projects() },
  { label: menu.photos, href: sitePaths.photos() },
  { label: menu.videos, href: sitePaths.videos() },
  { label: menu.blog, href: sitePaths.blog() },
  { label: menu.contact, href: sitePaths.contact() },
];

/** Every page of the site; the services fold away. It is also the menu of visitors without scripts. */
export function QuickMenu(props: QuickMenuProps) {
  return (
    <nav id={quickMenuId} className={css.quick} aria-label={frame.quickMenu}>
      <h2 className={classes(note, css.heading)}>{frame.quickMenu}</h2>
      <LinkList links={before} />
      <Disclosure label={menu.services}>
        <div className={css.nested}>
          <LinkList links={[{ label: siteText.action.allServices, href: sitePaths.services() }]} />
          <LinkList links={serviceLinks(props.services)} />
        </div>
      </Disclosure>
      <LinkList links={after} />
    </nav>
  );
}
