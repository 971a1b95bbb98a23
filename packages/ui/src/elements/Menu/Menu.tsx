import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Fragment, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { spokenKeys, writtenKeys } from '../commandKey.ts';
import { useClosedByBack } from '../Link/layers.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Menu.css.ts';

/** One entry of a menu: a link, an action, a toggle, or one of several choices. Labels are unique within a menu. */
export type MenuEntry =
  | { kind: 'link'; label: string; href: string; icon?: ReactNode; newTab?: boolean }
  | {
      kind: 'action';
      label: string;
      icon?: ReactNode;
      tone?: 'danger';
      disabled?: boolean;
      onChoose: () => void;
    }
  | {
      kind: 'toggle';
      label: string;
      on: boolean;
      icon?: ReactNode;
      /** The keyboard shortcut of the same action, such as "Mod+Shift+S". */
      keys?: string;
      disabled?: boolean;
      onChoose: () => void;
    }
  | { kind: 'choice'; label: string; chosen: boolean; onChoose: () => void };

/** Related entries; separators are drawn between groups. */
export type MenuGroup = { heading?: string; entries: readonly MenuEntry[] };

export type MenuProps = {
  /** The button that opens the menu and labels it. */
  trigger: ReactElement;
  /** The entries, in groups. */
  groups: readonly MenuGroup[];
  /** Which edge of the trigger it is aligned with. */
  align?: 'start' | 'end';
  /** Whether it is open initially. */
  openAtFirst?: boolean;
};

/** A list of actions behind a button: arrow keys move the focus, Escape and Back close it and return the focus. */
export function Menu(props: MenuProps) {
  const chosen = useRef<() => void>(undefined);
  const [isOpen, setIsOpen] = useState(props.openAtFirst === true);
  useClosedByBack(isOpen, () => setIsOpen(false));

  // Runs once the trigger has the focus again, so that a dialog opened from here returns it there.
  function actWhenClosed() {
    const act = chosen.current;
    chosen.current = undefined;
    if (act) queueMicrotask(act);
  }

  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger asChild>{props.trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className={styles.pane}
          align={props.align ?? 'end'}
          sideOffset={4}
          collisionPadding={8}
          loop
          onCloseAutoFocus={actWhenClosed}
        >
          {props.groups.map((group, index) => (
            <Fragment key={group.entries[0]?.label}>
              {index > 0 && <DropdownMenu.Separator className={styles.line} />}
              {group.heading !== undefined && (
                <DropdownMenu.Label className={styles.heading}>{group.heading}</DropdownMenu.Label>
              )}
              <DropdownMenu.RadioGroup value={chosenOf(group)}>
                {group.entries.map((entry) => (
                  <Entry
                    key={entry.label}
                    entry={entry}
                    onChoose={(act) => {
                      chosen.current = act;
                    }}
                  />
                ))}
              </DropdownMenu.RadioGroup>
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The value of a radio group, whose choices are identified by their labels. */
const chosenOf = (group: MenuGroup): string =>
  group.entries.find((entry) => entry.kind === 'choice' && entry.chosen)?.label ?? '';

function Entry({ entry, onChoose }: { entry: MenuEntry; onChoose: (act: () => void) => void }) {
  if (entry.kind === 'link') {
    return (
      <DropdownMenu.Item className={styles.item} asChild>
        <Link href={entry.href} {...(entry.newTab === true && { target: '_blank', rel: 'noopener' })}>
          <span className={styles.icon}>{entry.icon}</span>
          {entry.label}
        </Link>
      </DropdownMenu.Item>
    );
  }
  if (entry.kind === 'choice') {
    return (
      <DropdownMenu.RadioItem
        className={styles.item}
        value={entry.label}
        onSelect={() => onChoose(entry.onChoose)}
      >
        {entry.label}
        <DropdownMenu.ItemIndicator className={styles.tick}>
          <Check size={16} aria-hidden />
        </DropdownMenu.ItemIndicator>
      </DropdownMenu.RadioItem>
    );
  }
  if (entry.kind === 'toggle') {
    return (
      <DropdownMenu.CheckboxItem
        className={styles.item}
        checked={entry.on}
        disabled={entry.disabled === true}
        {...(entry.keys !== undefined && { 'aria-keyshortcuts': spokenKeys(entry.keys) })}
        onSelect={() => onChoose(entry.onChoose)}
      >
        <span className={styles.icon}>{entry.icon}</span>
        {entry.label}
        {entry.keys !== undefined && (
          <kbd className={styles.keys} aria-hidden>
            {writtenKeys(entry.keys)}
          </kbd>
        )}
      </DropdownMenu.CheckboxItem>
    );
  }
  return (
    <DropdownMenu.Item
      className={styles.item}
      data-tone={entry.tone}
      disabled={entry.disabled === true}
      onSelect={() => onChoose(entry.onChoose)}
    >
      <span className={styles.icon}>{entry.icon}</span>
      {entry.label}
    </DropdownMenu.Item>
  );
}
