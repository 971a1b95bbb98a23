import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { classes } from '../../../elements/classes.ts';
import { Disclosure } from '../../../elements/Disclosure/Disclosure.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { ordinal } from '../../../elements/ordinal.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { relationTo, isCurrentEntry, type HeaderEntry } from '../menu.ts';
import * as css from './MenuSheet.css.ts';

export type SheetMenuProps = { entries: readonly HeaderEntry[]; currentPath: string };

/** The menu in large type; its submenus are collapsed, except the one that contains the current page. */
export function SheetMenu(props: SheetMenuProps) {
  const { entries, currentPath } = props;
  return (
    <nav className={css.nav} aria-label={siteText.frame.sheet}>
      <ul>
        {entries.map((entry) => {
          const current = isCurrentEntry(entry, currentPath);
          const label = classes(css.label, current && css.current);
          return (
            <li key={entry.label} className={css.entry}>
              {'href' in entry ? (
                <Link
                  href={entry.href}
                  className={classes(css.link, label)}
                  aria-current={relationTo(entry.href, currentPath)}
                >
                  {entry.label}
                </Link>
              ) : (
                <Disclosure look="row" open={current} label={<span className={label}>{entry.label}</span>}>
                  <ul>
                    {entry.links.map(({ href, label: text }, index) => (
                      <li key={href}>
                        <Link
                          href={href}
                          className={css.sublink}
                          aria-current={relationTo(href, currentPath)}
                        >
                          {entry.numbered && href !== sitePaths.services() && (
                            <span className={css.number} aria-hidden="true">
                              {ordinal(index + 1)}
                            </span>
                          )}
                          {text}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </Disclosure>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
