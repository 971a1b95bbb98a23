import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classes } from '../classes.ts';
import * as css from './Button.css.ts';

/** How a button looks: filled (`strong`, `primary`, `danger`, `ink`), framed (`line`, `quiet`) or bare (`plain`). */
export type ButtonTone = 'strong' | 'primary' | 'line' | 'quiet' | 'plain' | 'danger' | 'ink';

type Look = {
  /** How loud it is; one `strong` or `primary` button a view. */
  tone?: ButtonTone;
  /** `small` for table rows and bars, `regular` elsewhere. */
  size?: 'regular' | 'small';
  /** Takes the whole width of its place. */
  wide?: boolean;
  /** A drawing before the words. */
  icon?: ReactNode;
  /** A drawing after the words that moves 4 px under the pointer; an arrow, as a rule. */
  arrow?: ReactNode;
  /** A verb and what it acts on. */
  children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
    /** The element, for those that move the focus there. */
    ref?: Ref<HTMLButtonElement>;
    /** Work is in progress: shows a spinner, keeps the focus and ignores clicks. */
    busy?: boolean;
    /** Temporarily disabled: looks disabled, keeps the focus and ignores clicks. */
    paused?: boolean;
  };

const looks = (tone: ButtonTone = 'strong', size: 'regular' | 'small' = 'regular', wide = false) =>
  classes(css.button, css.sizes[size], css.tones[tone], wide && css.wide);

/** Something to press. Attributes of `<button>` pass through, so that menus and dialogs can open from it. */
export function Button(props: ButtonProps) {
  const { tone, size, wide, icon, arrow, busy = false, paused = false, ...others } = props;
  const { type = 'button', children, onClick, ...rest } = others;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy || paused) {
      event.preventDefault();
      event.stopPropagation();
    } else onClick?.(event);
  }

  return (
    <button
      {...rest}
      {...((busy || paused) && { 'aria-disabled': true })}
      {...(busy && { 'aria-busy': true })}
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

export type ButtonLinkProps = Look &
  Omit<
    AnchorHTMLAttributes<HTMLAnchorElement>,
    'className' | 'style' | 'children' | 'rel' | 'target' | 'download'
  > & {
    /** The link's target. */
    href: string;
    /** The element, for those that move the focus there. */
    ref?: Ref<HTMLAnchorElement>;
    /** Opens a new tab; the words should say so. */
    target?: '_blank';
    /** Saves the target as a file with this name. */
    download?: string;
  };

/** A link that looks like a button. Attributes of `<a>` pass through, so that tooltips can stand beside it. */
export function ButtonLink(props: ButtonLinkProps) {
  const { tone, size, wide, icon, arrow, target, children, ...rest } = props;
  return (
    <Link {...rest} className={looks(tone, size, wide)} {...(target && { target, rel: 'noopener' })}>
      {icon}
      {children}
      {arrow !== undefined && <span className={css.moving}>{arrow}</span>}
    </Link>
  );
}
