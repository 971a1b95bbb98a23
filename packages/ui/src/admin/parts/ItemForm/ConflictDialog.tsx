import { htmlFields } from '@vitrin/contract/html/html';
import type { VersionField } from '@vitrin/contract/history/history';
import type { Fields as KindFields } from '@vitrin/contract/kinds/field';
import type { FieldValues, Path } from 'react-hook-form';
import { Button } from '../../../elements/Button/Button.tsx';
import { Dialog } from '../../../elements/Dialog/Dialog.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { comparedValues, type EntryTitles } from '../Comparison/comparedValues.ts';
import { FieldComparison } from '../Comparison/FieldComparison.tsx';
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
  /** The titles of what fields refer to. */
  titles: EntryTitles;
  onChoice: (choice: 'mine' | 'theirs' | 'later') => void;
};

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
        <div className={css.fields}>
          {fields.map(({ key, name }) => (
            <FieldComparison
              key={key}
              field={{
                id: key,
                name,
                ...comparedValues(fieldOf(kind, key, theirs), fieldOf(kind, key, mine), {
                  fields: kind.fields,
                  titles: props.titles,
                }),
              }}
              sides={{ before: text.theirs, after: text.yours }}
            />
          ))}
        </div>
      )}
    </Dialog>
  );
}

/** A field of a form as a version of its item has it. */
function fieldOf({ fields }: { fields: KindFields }, name: string, values: FieldValues): VersionField {
  const value = valueAt(values, name);
  const schema = fields[name]?.answered;
  return schema !== undefined && htmlFields.has(schema) && typeof value === 'string'
    ? { name, html: value, value: null }
    : { name, value };
}
