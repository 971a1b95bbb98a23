import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { FilledParts } from '@vitrin/contract/settings/siteInfo';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { classes } from '../../../elements/classes.ts';
import { Disclosure } from '../../../elements/Disclosure/Disclosure.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { note } from '../../../theme/type.css.ts';
import { allServices, filledLinks, firstServices } from '../menu.ts';
import { quickMenuId } from '../quickMenuId.ts';
import * as css from './Footer.css.ts';
import { LinkList } from './LinkList.tsx';

export type QuickMenuProps = { services: readonly ServiceBasic[]; filled: FilledParts | undefined };

const { frame, menu } = siteText;

/**
 * Every page of the site that has content; the services are collapsible. Also serves as the menu for visitors without
 * JavaScript.
 */
export function QuickMenu(props: QuickMenuProps) {
  const { services, filled } = props;
  const before = [{ label: menu.home, href: sitePaths.home() }, ...filledLinks(filled, ['about', 'team'])];
  const after = [
    ...filledLinks(filled, ['projects', 'photos', 'videos', 'posts']),
    { label: menu.contact, href: sitePaths.contact() },
    ...(filled === undefined || Object.values(filled).some(Boolean)
      ? [{ label: menu.search, href: sitePaths.search() }]
      : []),
  ];
  return (
    <nav id={quickMenuId} className={css.quick} aria-label={frame.quickMenu}>
      <h2 className={classes(note, css.heading)}>{frame.quickMenu}</h2>
      <div className={css.quickLinks}>
        <LinkList links={before} />
        {(services.length > 0 || filled?.services !== false) && (
          <Disclosure label={menu.services}>
            <div className={css.nested}>
              <LinkList links={[allServices, ...firstServices(services)]} />
            </div>
          </Disclosure>
        )}
        <LinkList links={after} />
      </div>
    </nav>
  );
}
