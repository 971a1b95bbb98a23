import { Ban } from 'lucide-react';
import { useId } from 'react';
import { VisuallyHidden } from '../../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { drawingOf, knownDrawingOf } from '../../../site/parts/ReasonPanes/drawingOf.ts';
import { type DrawingName, drawings } from '../../../site/parts/ReasonPanes/drawings.ts';
import * as css from './IconPicker.css.ts';

export type IconPickerProps = {
  /** The id of the group, as a link target. */
  id: string;
  label: string;
  /** The name of an icon, from this set or any other. */
  value: string;
  names: Readonly<Record<DrawingName, string>>;
  /** The label of the option without an icon, if the icon is optional. */
  none?: string | undefined;
  onChoose: (name: string) => void;
};

/**
 * Selects one of the website's icons; for a stored name of another icon set, its replacement is shown as selected, or
 * none if the icon is optional and has no replacement.
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
