import { type FieldValues, type FieldPathByValue, type Control, Controller } from 'react-hook-form';
import { Switch } from '../../../elements/Switch/Switch.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { statusWord } from '../statusWord.ts';
import * as css from './ItemForm.css.ts';

export type ActiveFieldProps<Fields extends FieldValues> = {
  control: Control<Fields>;
  name: FieldPathByValue<Fields, boolean>;
  /** When visitors will see it, if that is in the future. */
  planned?: { publishDate: string | null; now: Date };
};

/** Without a moment to wait for, the status does not depend on the current time. */
const epoch = new Date(0);

/** Whether visitors see the item. */
export function ActiveField<Fields extends FieldValues>(props: ActiveFieldProps<Fields>) {
  const text = adminFormsText.status;
  const { planned } = props;
  return (
    <div className={css.status}>
      <span className={css.statusLabel}>{text.label}</span>
      <Controller
        control={props.control}
        name={props.name}
        render={({ field }) => (
          <span className={css.switchLine}>
            <Switch
              label={text.active}
              word={statusWord(
                { active: field.value, publishDate: planned?.publishDate },
                planned?.now ?? epoch,
              )}
              on={field.value}
              onFlip={field.onChange}
            />
          </span>
        )}
      />
    </div>
  );
}
