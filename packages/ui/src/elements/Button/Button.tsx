import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { Link } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { classes } from '../classes.ts';
import * as css from './Button.css.ts';

/**
 * The look of a button: filled (`strong`, `primary`, `danger`, `ink`), outlined (`line`, `quiet`) or bare (`plain`).
 */
export type ButtonTone = 'strong' | 'primary' | 'line' | 'quiet' | 'plain' | 'danger' | 'ink';

type Look = {
  /** The emphasis; at most one `strong` or `primary` button per view. */
  tone?: ButtonTone;
  /** `small` for table rows and bars, `regular` elsewhere. */
  size?: 'regular' | 'small';
  /** Takes the full width of its container. */
  wide?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  /** An icon after the label, usually an arrow, that moves by 4 px on hover. */
  arrow?: ReactNode;
  /** A verb and its object. */
  children: ReactNode;
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children'> & {
    /** The element, for moving the focus to it. */
    ref?: Ref<HTMLButtonElement>;
    /** Work is in progress: shows a spinner, keeps the focus and ignores clicks. */
    busy?: boolean;
    /** Temporarily disabled: looks disabled, keeps the focus and ignores clicks. */
    paused?: boolean;
  };

const looks = (tone: ButtonTone = 'strong', size: 'regular' | 'small' = 'regular', wide = false) =>
  classes(css.button, css.sizes[size], css.tones[tone], wide && css.wide);

/** A button. Attributes of `<button>` are passed through, so that it can be the trigger of menus and dialogs. */
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
    /** The element, for moving the focus to it. */
    ref?: Ref<HTMLAnchorElement>;
    /** Opens a new tab; the label should say so. */
    target?: '_blank';
    /** Downloads the target as a file with this name. */
    download?: string;
  };

/** A link that looks like a button. Attributes of `<a>` are passed through, so that it can have a tooltip. */
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
