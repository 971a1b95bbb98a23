import type { Service, ServiceFields } from '@vitrin/contract/service';
import { excerpt } from '@vitrin/contract/turkish';
import { Button } from '../../elements/Button/Button.tsx';
import { Dialog } from '../../elements/Dialog/Dialog.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { differences, fieldNames, fieldsOf } from './serviceForm.ts';
import * as css from './ConflictDialog.css.ts';

export type ConflictDialogProps = {
  /** What is in the form. */
  mine: ServiceFields;
  /** What was saved meanwhile; the dialog is shut without it. */
  current: Service | undefined;
  onChoice: (choice: 'mine' | 'theirs' | 'later') => void;
};

const text = adminFormsText.conflict;
const shownCharacters = 280;

/** Two versions of the same service side by side, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { current, mine, onChoice } = props;
  const theirs = current && fieldsOf(current);
  const keys = theirs ? differences(mine, theirs) : [];
  return (
    <Dialog
      open={current !== undefined}
      title={text.title}
      detail={keys.length > 0 ? text.detail : text.onlyTime}
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
      {theirs && keys.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{text.field}</th>
              <th scope="col">{text.yours}</th>
              <th scope="col">{text.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">{fieldNames[key]}</th>
                <td>{inWords(mine[key])}</td>
                <td>{inWords(theirs[key])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}

function inWords(value: string | boolean): string {
  if (typeof value === 'boolean') return value ? text.on : text.off;
  return excerpt(value, shownCharacters) || text.nothing;
}
