import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import { Checkbox } from '../../../elements/Checkbox/Checkbox.tsx';
import { adminFormsText, itemFormsText } from '../../../text/panelText.ts';
import { hint } from '../hint.css.ts';
import * as css from './ServicesField.css.ts';

export type ServicesFieldProps = {
  id: string;
  label: string;
  error: string | undefined;
  services: readonly ServiceBasic[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/**
 * The services that something belongs to; selected services that are not offered, such as hidden ones, stay selected.
 */
export function ServicesField(props: ServicesFieldProps) {
  const { project: text } = itemFormsText;
  const { id, services, chosen, onChange } = props;
  const hintId = `${id}-hint`;
  return (
    <fieldset className={css.field} id={id} aria-describedby={hintId}>
      <legend className={css.legend}>
        {props.label} <span className={css.note}>{adminFormsText.optional}</span>
      </legend>
      <ul className={css.list}>
        {services.map((service) => (
          <li key={service.id}>
            <Checkbox
              label={service.title}
              labelShown
              checked={chosen.includes(service.id)}
              onCheck={(checked) =>
                onChange(checked ? [...chosen, service.id] : chosen.filter((other) => other !== service.id))
              }
            />
          </li>
        ))}
      </ul>
      <p className={hint} id={hintId}>
        {props.error ?? (services.length === 0 ? text.noServices : text.serviceIdsHint)}
      </p>
    </fieldset>
  );
}
