import { useId } from 'react';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { drawingOf } from '../../../site/parts/ReasonPanes/drawingOf.ts';
import { type DrawingName, drawings } from '../../../site/parts/ReasonPanes/drawings.ts';
import * as css from './IconPicker.css.ts';

export type IconPickerProps = {
  /** The id of the group, for links to it. */
  id: string;
  label: string;
  /** The name of an icon, from this set or from any other collection. */
  value: string;
  names: Readonly<Record<DrawingName, string>>;
  onChoose: (name: string) => void;
};

/**
 * A choice among the website's drawings for reasons; for a stored name of another icon set the drawing that replaces it
 * is shown as chosen.
 */
export function IconPicker(props: IconPickerProps) {
  const group = useId();
  const drawn = drawingOf(props.value);
  return (
    <fieldset className={css.field} id={props.id}>
      <legend className={css.label}>{props.label}</legend>
      <div className={css.choices}>
        {Object.entries(drawings).map(([name, path]) => (
          <label key={name} className={css.choice} title={nameOf(name)}>
            <input
              type="radio"
              className={css.input}
              name={group}
              checked={path === drawn}
              onChange={() => props.onChoose(name)}
            />
            <svg className={css.drawing} viewBox="0 0 48 48" aria-hidden="true">
              <path d={path} />
            </svg>
            <VisuallyHidden>{nameOf(name)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );

  function nameOf(name: string): string {
    const names: Readonly<Record<string, string>> = props.names;
    return names[name] ?? name;
  }
}
