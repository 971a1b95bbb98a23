import type { Role } from '@vitrin/contract/accounts/role';
import { limits } from '@vitrin/contract/limits';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { IconButton } from '../../elements/IconButton/IconButton.tsx';
import { useClosedByBack } from '../../elements/Link/layers.ts';
import { useReturnFocus } from '../../elements/Dialog/useReturnFocus.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminSettingsText } from '../../text/panelText.ts';
import * as css from './CommandMenu.css.ts';
import { type CommandEntry, findCommands } from './commands.ts';
import { Shortcuts } from './Shortcuts.tsx';

export type { CommandEntry };

export type CommandMenuProps = {
  /** What is open: the menu, or the list of keyboard shortcuts. */
  opened: 'commands' | 'shortcuts' | undefined;
  /** The entries to search by title: all of them, or the search results. */
  entries: readonly CommandEntry[];
  /** Set if `entries` do not include the results of the search, and it is not known whether there are any. */
  unsure?: 'searching' | 'failed' | undefined;
  /** Called with every search, and with an empty one when the menu closes. */
  onSearch?: ((search: string) => void) | undefined;
  /** False if there is no inbox. */
  inbox?: boolean | undefined;
  /** The user's role; without it, nothing is hidden. */
  role?: Role | undefined;
  onClose: () => void;
  /** Navigates to an address of the panel. */
  onGo: (href: string) => void;
  onLogout: () => void;
};

const unsureTexts = { searching: 'searching', failed: 'searchFailed' } as const;

/** The element that has the focus already, if the screen that was chosen has taken it. */
const focusOfNextScreen = (): HTMLElement | undefined =>
  document.activeElement instanceof HTMLElement && document.activeElement !== document.body
    ? document.activeElement
    : undefined;

/** Navigates to screens, creates entries and finds entries by typing. */
export function CommandMenu(props: CommandMenuProps) {
  const text = adminSettingsText.commands;
  const [search, setSearch] = useState('');
  const focus = useReturnFocus(focusOfNextScreen);
  const groups = findCommands(search, props.entries, {
    inbox: props.inbox !== false,
    role: props.role,
  });

  function find(wanted: string) {
    setSearch(wanted);
    props.onSearch?.(wanted);
  }

  function close() {
    find('');
    props.onClose();
  }

  useClosedByBack(props.opened === 'commands', close);

  return (
    <>
      <Dialog.Root open={props.opened === 'commands'} onOpenChange={close}>
        <Dialog.Portal>
          <Dialog.Overlay className={css.veil} />
          <Dialog.Content className={css.pane} aria-describedby={undefined} {...focus}>
            <Dialog.Title asChild>
              <div>
                <VisuallyHidden>{text.title}</VisuallyHidden>
              </div>
            </Dialog.Title>
            <Command shouldFilter={false} loop label={text.title}>
              <div className={css.head}>
                <Search size={20} aria-hidden />
                <Command.Input
                  className={css.input}
                  placeholder={text.placeholder}
                  maxLength={limits.listSearchCharacters}
                  value={search}
                  onValueChange={find}
                />
                <Dialog.Close asChild>
                  <IconButton label={text.close} icon={<X size={16} aria-hidden />} />
                </Dialog.Close>
              </div>
              <Command.List className={css.list} label={text.results}>
                {groups.map((group) => (
                  <Command.Group key={group.heading} heading={group.heading}>
                    {group.commands.map((command) => (
                      <Command.Item
                        key={`${command.href} ${command.label}`}
                        className={css.item}
                        value={`${command.href} ${command.label}`}
                        onSelect={() => {
                          close();
                          if (command.logout) props.onLogout();
                          else props.onGo(command.href);
                        }}
                      >
                        <span className={css.icon}>
                          <command.icon size={16} aria-hidden />
                        </span>
                        <span className={css.label} lang={group.written === true ? siteLanguage : undefined}>
                          {command.label}
                        </span>
                        {command.where !== undefined && <span className={css.where}>{command.where}</span>}
                      </Command.Item>
                    ))}
                  </Command.Group>
                ))}
              </Command.List>
              {groups.length === 0 && (
                <output className={css.empty}>
                  {props.unsure === undefined ? text.nothing : text[unsureTexts[props.unsure]]}
                </output>
              )}
            </Command>
            <p className={css.foot} aria-hidden>
              <span>
                <kbd className={css.key}>↑</kbd> <kbd className={css.key}>↓</kbd> {text.choose}
              </span>
              <span>
                <kbd className={css.key}>Enter</kbd> {text.openWord}
              </span>
              <span>
                <kbd className={css.key}>Esc</kbd> {text.closeWord}
              </span>
            </p>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <Shortcuts open={props.opened === 'shortcuts'} onClose={props.onClose} />
    </>
  );
}
