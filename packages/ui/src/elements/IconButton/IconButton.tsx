import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './IconButton.css.ts';

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** The accessible name. */
  label: string;
  /** The icon, hidden from screen readers. */
  icon: ReactNode;
  /** The element, for moving the focus to it. */
  ref?: Ref<HTMLButtonElement>;
};

/**
 * A square button with an icon only. Attributes of `<button>` are passed through, so that it can be the trigger of
 * menus.
 */
export function IconButton(props: IconButtonProps) {
  const { label, icon, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} className={styles.button} aria-label={label}>
      {icon}
    </button>
  );
}
