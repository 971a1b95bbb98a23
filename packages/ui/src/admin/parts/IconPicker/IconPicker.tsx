import { Ban } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { drawingOf, knownDrawingOf } from '../../../site/parts/ReasonPanes/drawingOf.ts';
import { type DrawingName, drawings } from '../../../site/parts/ReasonPanes/drawings.ts';
import * as css from './IconPicker.css.ts';

export type IconPickerProps = {
  /** The id of the group, for links to it. */
  id: string;
  label: string;
  /** The name of an icon, from this set or from any other collection. */
  value: string;
  names: Readonly<Record<DrawingName, string>>;
  /** The label for no drawing, if an icon is optional. */
  none?: string | undefined;
  onChoose: (name: string) => void;
};

/**
 * A choice among the website's drawings; for a stored name of another icon set the drawing that replaces it is shown as
 * chosen, or none if it is optional and has no replacement.
 */
export function IconPicker(props: IconPickerProps) {
  const group = useId();
  const drawn = props.none === undefined ? drawingOf(props.value) : knownDrawingOf(props.value);
  return (
    <fieldset className={css.field} id={props.id}>
      <legend className={css.label}>{props.label}</legend>
      <div className={css.choices}>
        {props.none !== undefined && (
          <label className={css.choice} title={props.none}>
            <input
              type="radio"
              className={css.input}
              name={group}
              checked={drawn === undefined}
              onChange={() => props.onChoose('')}
            />
            <Ban className={css.drawing} size={20} aria-hidden />
            <VisuallyHidden>{props.none}</VisuallyHidden>
          </label>
        )}
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
