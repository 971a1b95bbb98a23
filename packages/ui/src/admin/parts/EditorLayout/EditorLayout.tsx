import { Eye, Pencil } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Segments } from '../../../elements/Segments/Segments.tsx';
import { classes } from '../../../elements/classes.ts';
import { adminFormsText } from '../../../text/panelText.ts';
import * as css from './EditorLayout.css.ts';

export type EditorLayoutProps = {
  /** The form's accessible name. */
  label: string;
  /** The form is a tab panel; its fields get half of the width instead of slightly less. */
  underTabs?: boolean | undefined;
  children: ReactNode;
  /** A preview of the edited content; without it, the form has the full width. */
  preview?: ReactNode;
  /** The save bar. */
  foot: ReactNode;
  onSubmit: () => void;
};

type View = 'edit' | 'preview';

const views = () =>
  [
    { value: 'edit', label: adminFormsText.edit, icon: <Pencil size={16} aria-hidden /> },
    { value: 'preview', label: adminFormsText.preview, icon: <Eye size={16} aria-hidden /> },
  ] as const;

/**
 * A form on the left with a live preview on the right; on narrow screens, one at a time. Some forms have no preview.
 */
export function EditorLayout(props: EditorLayoutProps) {
  const [view, setView] = useState<View>('edit');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setView('edit');
    props.onSubmit();
  }

  return (
    <form
      className={classes(css.form, props.underTabs && css.underTabs)}
      aria-label={props.label}
      noValidate
      onSubmit={submit}
    >
      {props.preview !== undefined && (
        <div className={css.switcher} data-switcher={props.underTabs === true ? 'tabs' : ''}>
          <Segments label={adminFormsText.view} segments={views()} value={view} onChoose={setView} />
        </div>
      )}
      <div
        className={classes(css.halves, props.underTabs && css.even, props.preview === undefined && css.whole)}
        data-view={view}
      >
        <div className={css.fields}>
          <div className={css.column}>{props.children}</div>
        </div>
        {props.preview !== undefined && <div className={css.preview}>{props.preview}</div>}
      </div>
      {props.foot}
    </form>
  );
}
