import { excerpt } from '@vitrin/contract/text/turkish';
import type { FieldValues, Path } from 'react-hook-form';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { valueAt } from '../Editing/editing.ts';
import * as css from './ConflictDialog.css.ts';
import { type FormKind, type StoredItem, valuesOf } from './formKind.ts';

export type ConflictDialogProps<Item extends StoredItem, Fields extends FieldValues> = {
  kind: FormKind<Fields>;
  /** The form's values. */
  mine: Fields;
  /** What was saved meanwhile; the dialog is closed if undefined. */
  current: Item | undefined;
  /** The fields that were changed here and elsewhere. */
  fields: readonly { key: Path<Fields>; name: string }[];
  onChoice: (choice: 'mine' | 'theirs' | 'later') => void;
};

const shownCharacters = 280;

/** Shows the fields that two versions of an item have changed side by side, and asks which ones to keep. */
export function ConflictDialog<Item extends StoredItem, Fields extends FieldValues>(
  props: ConflictDialogProps<Item, Fields>,
) {
  const text = adminFormsText.conflict;
  const { kind, current, fields, mine, onChoice } = props;
  const theirs = current && valuesOf(kind, current);
  return (
    <Dialog
      open={current !== undefined}
      title={kind.texts.conflict}
      wide={fields.length > 0}
      detail={fields.length > 0 ? text.detail : text.onlyPictures}
      onClose={() => onChoice('later')}
      foot={
        <>
          <Button tone="plain" onClick={() => onChoice('later')}>
            {text.later}
          </Button>
          <Button tone="quiet" onClick={() => onChoice('theirs')}>
            {text.takeTheirs}
          </Button>
          <Button tone="strong" onClick={() => onChoice('mine')}>
            {text.keepMine}
          </Button>
        </>
      }
    >
      {theirs && fields.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.yours}</th>
              <th scope="col">{text.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ key, name }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                <td>{inWords(valueAt(mine, key)) || text.nothing}</td>
                <td>{inWords(valueAt(theirs, key)) || text.nothing}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

function inWords(value: unknown): string {
  const text = adminFormsText.conflict;
  if (typeof value === 'boolean') return value ? text.on : text.off;
  if (typeof value === 'string') return excerpt(value, shownCharacters);
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(inWords).join(': ');
  return '';
}
