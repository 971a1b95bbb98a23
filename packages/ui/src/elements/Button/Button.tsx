import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classes } from '../classes.ts';
import * as css from './Button.css.ts';

/** How a button looks: filled (`strong`, `primary`, `danger`, `ink`), framed (`line`, `quiet`) or bare (`plain`). */
export type ButtonTone = 'strong' | 'primary' | 'line' | 'quiet' | 'plain' | 'danger' | 'ink';

type Look = {
  tone?: ButtonTone;
  size?: 'regular' | 'small';
  /** Takes the whole width of its place. */
  wide?: boolean;
  /** A drawing before the words. */
  icon?: ReactNode;
  /** A drawing after the words that moves 4 px under the pointer; an arrow, as a rule. */
  arrow?: ReactNode;
  children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
    ref?: Ref<HTMLButtonElement>;
    /** Work is under way: shows a spinner, keeps the focus and takes no clicks. */
    busy?: boolean;
  };

const looks = (tone: ButtonTone = 'strong', size: 'regular' | 'small' = 'regular', wide = false) =>
  classes(css.button, css.sizes[size], css.tones[tone], wide && css.wide);

/** Something to press. Attributes of `<button>` pass through, so that menus and dialogs can open from it. */
export function Button(props: ButtonProps) {
  const { tone, size, wide, icon, arrow, busy = false, type = 'button', children, onClick, ...rest } = props;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  }

  return (
    <button
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      type={type}
      className={looks(tone, size, wide)}
      onClick={press}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {arrow !== undefined && <span className={css.moving}>{arrow}</span>}
    </button>
  );
}

export type ButtonLinkProps = Look & {
  href: string;
  onClick?: () => void;
  target?: '_blank';
  /** Keeps what the address leads to as a file of this name. */
  download?: string;
};

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { tone, size, wide, icon, arrow, href, onClick, target, download, children } = props;
  return (
    <Link
      href={href}
      className={looks(tone, size, wide)}
      onClick={onClick}
      {...(target && { target, rel: 'noopener' })}
      {...(download !== undefined && { download })}
    >
      {icon}
      {children}
      {arrow !== undefined && <span className={css.moving}>{arrow}</span>}
    </Link>
  );
}
