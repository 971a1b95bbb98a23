import type { LucideIcon } from 'lucide-react';
import { Toolbar } from 'radix-ui';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as css from './RichTextField.css.ts';

export type ToolButtonProps = {
  label: string;
  drawing: LucideIcon;
  /** The keys that do the same, such as "Mod+Shift+S"; Mod is Ctrl, or ⌘ on a Mac. */
  keys?: string | undefined;
  /** A toggle: its format applies to the text at the cursor. */
  pressed?: boolean | undefined;
  /** Opens a row below the toolbar. */
  expanded?: boolean | undefined;
  /** It has no effect at the moment; it keeps the focus. */
  idle?: boolean | undefined;
  /** Cannot be reached at all. */
  disabled?: boolean | undefined;
  onClick: () => void;
};

const isMac = () => /Mac|iP/.test(navigator.userAgent);
const spoken = (keys: string) => keys.replace('Mod', isMac() ? 'Meta' : 'Control');
const written = (keys: string) => keys.replace('Mod', isMac() ? '⌘' : 'Ctrl');

/** One tool of a toolbar, with its name and keys in a tooltip. */
export function ToolButton(props: ToolButtonProps) {
  const { label, drawing: Drawing, keys, pressed, expanded, idle = false } = props;
  return (
    <Tooltip text={keys === undefined ? label : `${label} (${written(keys)})`}>
      <Toolbar.Button
        className={css.tool}
        aria-label={label}
        aria-pressed={pressed}
        aria-expanded={expanded}
        aria-disabled={idle || undefined}
        aria-keyshortcuts={keys === undefined ? undefined : spoken(keys)}
        disabled={props.disabled}
        onClick={() => {
          if (!idle) props.onClick();
        }}
      >
        <Drawing aria-hidden className={css.icon} />
      </Toolbar.Button>
    </Tooltip>
  );
}
