import { type FieldValues, type FieldPathByValue, type Control, Controller } from 'react-hook-form';
import { Switch } from '../../../elements/Switch/Switch.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import * as css from './ItemForm.css.ts';

export type ActiveFieldProps<Fields extends FieldValues> = {
  control: Control<Fields>;
  name: FieldPathByValue<Fields, boolean>;
};

/** Whether visitors see the item. */
export function ActiveField<Fields extends FieldValues>(props: ActiveFieldProps<Fields>) {
  const text = adminFormsText.status;
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
              word={field.value ? text.activeWord : text.inactiveWord}
              on={field.value}
              onFlip={field.onChange}
            />
          </span>
        )}
      />
    </div>
  );
}
