import { Fragment } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { commandKey } from '../../elements/commandKey.ts';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { adminSettingsText } from '../../text/panelText.ts';
import * as css from './CommandMenu.css.ts';

export type ShortcutsProps = { open: boolean; onClose: () => void };

/** Every keyboard shortcut of the panel. */
export function Shortcuts(props: ShortcutsProps) {
  const text = adminSettingsText.commands;
  return (
    <Dialog
      open={props.open}
      title={text.shortcuts}
      onClose={props.onClose}
      foot={
        <Button tone="quiet" onClick={props.onClose}>
          {text.close}
        </Button>
      }
    >
      <dl className={css.shortcuts}>
        {text.keys(commandKey()).map(({ keys, does }) => (
          <Fragment key={does}>
            <dt className={css.keys}>
              {keys.map((key) => (
                <kbd key={key} className={css.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={css.does}>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </Dialog>
  );
}
