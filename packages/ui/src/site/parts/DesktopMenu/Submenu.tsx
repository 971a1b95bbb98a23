import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { type KeyboardEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../../elements/classes.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { ordinal } from '../../../elements/ordinal.ts';
import { relationTo, type MenuLink } from '../menu.ts';
import * as css from './DesktopMenu.css.ts';

export type SubmenuProps = {
  label: string;
  links: readonly MenuLink[];
  numbered: boolean;
  currentPath: string;
  current: boolean;
  open: boolean;
  onToggle: (open: boolean) => void;
};

/** A menu heading that opens its links on click, with arrow keys to move between them and Escape to close. */
export function Submenu(props: SubmenuProps) {
  const { label, links, numbered, currentPath, current, open, onToggle } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  function move(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      onToggle(false);
      button.current?.focus();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!open) flushSync(() => onToggle(true));
    const items = [...(list.current?.querySelectorAll('a') ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    // Arrow up from the heading moves to the last link; from the first link, it moves back to the heading.
    const next =
      event.key === 'ArrowDown' ? items[(at + 1) % items.length] : at === -1 ? items.at(-1) : items[at - 1];
    (next ?? button.current)?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(css.label, current && css.current)}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          // Safari does not focus a clicked button, whose keys are then nobody's.
          event.currentTarget.focus();
          onToggle(!open);
        }}
        onKeyDown={move}
      >
        {label}
        <Icon name="down" size="tiny" />
      </button>
      <ul ref={list} id={id} className={classes(css.panel, open && css.open)}>
        {links.map(({ href, label: text }, index) => (
          <li key={href}>
            <Link
              href={href}
              className={css.link}
              aria-current={relationTo(href, currentPath)}
              onKeyDown={move}
              onClick={() => onToggle(false)}
            >
              {numbered && href !== sitePaths.services() && (
                <span className={css.number} aria-hidden="true">
                  {ordinal(index + 1)}
                </span>
              )}
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
