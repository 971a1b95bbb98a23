import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import type { ComponentProps } from 'react';
import { spokenKeys, writtenKeys } from '../commandKey.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './RichTextField.css.ts';

export type ToolButtonProps = Omit<
  ComponentProps<typeof Toolbar.Button>,
  'className' | 'style' | 'children'
> & {
  label: string;
  drawing: LucideIcon;
  /** The keyboard shortcut, such as "Mod+Shift+S"; Mod is Ctrl, or ⌘ on a Mac. */
  keys?: string | undefined;
  /** For a toggle: whether its format applies to the text at the cursor. */
  pressed?: boolean | undefined;
  /** Whether the row that it opens below the toolbar is open. */
  expanded?: boolean | undefined;
  /** Set if it has no effect at the moment; it stays focusable. */
  idle?: boolean | undefined;
};

/**
 * One tool of a toolbar, with its name and shortcut in a tooltip. Attributes are passed through, so that it can be the
 * trigger of menus.
 */
export function ToolButton(props: ToolButtonProps) {
  const { label, drawing: Drawing, keys, pressed, expanded, idle = false, onClick, ...rest } = props;
  return (
    <Tooltip text={keys === undefined ? label : `${label} (${writtenKeys(keys)})`}>
      <Toolbar.Button
        {...rest}
        className={css.tool}
        aria-label={label}
        {...(pressed !== undefined && { 'aria-pressed': pressed })}
        {...(expanded !== undefined && { 'aria-expanded': expanded })}
        {...(idle && { 'aria-disabled': true })}
        {...(keys !== undefined && { 'aria-keyshortcuts': spokenKeys(keys) })}
        onClick={(event) => {
          if (!idle) onClick?.(event);
        }}
      >
        <Drawing aria-hidden className={css.icon} />
      </Toolbar.Button>
    </Tooltip>
  );
}
