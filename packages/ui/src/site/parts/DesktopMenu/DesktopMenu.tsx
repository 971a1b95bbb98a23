import { classes } from '../../../elements/classes.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { relationTo, isCurrentEntry, type HeaderEntry } from '../menu.ts';
import * as css from './DesktopMenu.css.ts';
import { Submenu } from './Submenu.tsx';
import { useOpenSubmenu } from './useOpenSubmenu.ts';

export type DesktopMenuProps = { entries: readonly HeaderEntry[]; currentPath: string };

/** The menu in a row; one submenu is open at a time, and a click elsewhere closes it. */
export function DesktopMenu(props: DesktopMenuProps) {
  const { entries, currentPath } = props;
  const { nav, openLabel, setOpenLabel } = useOpenSubmenu(currentPath);
  return (
    <nav ref={nav} aria-label={siteText.frame.mainMenu}>
      <ul className={css.list}>
        {entries.map((entry) => (
          <li key={entry.label} className={css.entry}>
            {'href' in entry ? (
              <Link
                href={entry.href}
                aria-current={relationTo(entry.href, currentPath)}
                className={classes(css.label, isCurrentEntry(entry, currentPath) && css.current)}
              >
                {entry.label}
              </Link>
            ) : (
              <Submenu
                label={entry.label}
                links={entry.links}
                numbered={entry.numbered}
                currentPath={currentPath}
                current={isCurrentEntry(entry, currentPath)}
                open={openLabel === entry.label}
                onToggle={(open) => setOpenLabel(open ? entry.label : undefined)}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
