import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './IconButton.css.ts';

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'style' | 'children' | 'aria-label'
> & {
  /** Its accessible name. */
  label: string;
  /** The drawing, hidden from screen readers. */
  icon: ReactNode;
  /** The element, for those that move the focus there. */
  ref?: Ref<HTMLButtonElement>;
};

/** A square button with a drawing only. Attributes of `<button>` pass through, so that menus can open from it. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, type = 'button', ...rest } = props;
  return (
    <button {...rest} type={type} className={styles.button} aria-label={label}>
      {icon}
    </button>
  );
}
