import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorSummary, type FormError } from '../../../elements/ErrorSummary/ErrorSummary.tsx';
import { SaveBar } from '../../../elements/SaveBar/SaveBar.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { EditorLayout, type EditorLayoutProps } from '../EditorLayout/EditorLayout.tsx';
import { LeaveDialog, type LeaveDialogProps } from '../LeaveDialog/LeaveDialog.tsx';
import { DraftNotice } from './DraftNotice.tsx';
import * as css from './EditingForm.css.ts';
import { PlanMenu } from '../Planning/PlanMenu.tsx';
import type { FormPlanning } from '../Planning/planning.ts';
import { PlanNotices } from '../Planning/PlanNotices.tsx';
import { OthersNotice } from './OthersNotice.tsx';
import type { DraftAnswers, OtherInWords } from './useEditing.ts';

/** The state of a form that its frame needs. */
export type EditingShown = {
  item: unknown;
  changed: readonly string[];
  saving: boolean;
  submitted: boolean;
  strayErrors: readonly string[];
  /** The current time. */
  now: Date;
  offer: DraftAnswers | undefined;
  others: readonly OtherInWords[];
  planning: FormPlanning | undefined;
  submit: () => void;
  discard: () => void;
  leaving: LeaveDialogProps['leaving'];
};

export type EditingFormProps = Pick<EditorLayoutProps, 'label' | 'preview' | 'underTabs'> & {
  state: EditingShown;
  /** The label of the save button. */
  save: string;
  /** The result of the last save. */
  notice?: ReactNode;
  /** The heading of the error summary. */
  wrongTitle: string;
  /** The errors, in the order of the form. */
  wrong: readonly FormError[];
  /** Shown above all messages of the form. */
  head?: ReactNode;
  children: ReactNode;
  /**
   * Moves the focus after a draft was restored or dropped, since the buttons are gone; by default to the save button.
   */
  onDraftAnswered?: () => void;
  /** Discards without a confirmation. */
  discardsAtOnce?: boolean;
};

/** An offered draft in words: its age, and the files that it lacks. */
function detailOf({ at, when, files }: DraftAnswers): string {
  const { draft } = adminFormsText;
  if (at === undefined) return files.length === 0 ? draft.typed(when) : draft.detail(when, files);
  return files.length === 0 ? draft.elsewhere(at) : draft.elsewhereWith(at, files);
}

/** The frame of every form: its fields with a preview, the draft, the errors, and the buttons to save or discard. */
export function EditingForm(props: EditingFormProps) {
  const { saveBar, discard } = adminFormsText;
  const { state, onDraftAnswered } = props;
  const { changed, offer } = state;
  const [discarding, setDiscarding] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const wrong = [...props.wrong, ...state.strayErrors.map((message) => ({ message }))];

  // The buttons of the offer disappear with it; a restored form has its fields back only after the render.
  const offered = useRef(offer !== undefined);
  useEffect(() => {
    if (offer !== undefined) offered.current = true;
    if (!offered.current || offer !== undefined) return;
    offered.current = false;
    // An answer given on another device must not move the focus out of a field.
    if (document.activeElement !== document.body) return;
    if (onDraftAnswered) onDraftAnswered();
    else saveButton.current?.focus();
  }, [offer, onDraftAnswered]);

  return (
    <EditorLayout
      label={props.label}
      underTabs={props.underTabs}
      onSubmit={state.submit}
      preview={props.preview}
      foot={
        <SaveBar
          status={standing()}
          detail={changed.length > 0 ? saveBar.fields(changed) : undefined}
          changed={changed.length > 0}
          saving={state.saving}
          texts={{ ...saveBar, save: props.save }}
          notice={props.notice}
          saveButton={saveButton}
          beside={state.planning && <PlanMenu planning={state.planning} now={state.now} />}
          onDiscard={props.discardsAtOnce === true ? state.discard : () => setDiscarding(true)}
        />
      }
    >
      {props.head}
      <div className={css.notices}>
        {state.others.length > 0 && <OthersNotice others={state.others} />}
        {state.planning && <PlanNotices planning={state.planning} />}
        {offer && (
          <DraftNotice
            detail={detailOf(offer)}
            elsewhere={offer.at !== undefined}
            onRestore={offer.onRestore}
            onDrop={offer.onDrop}
          />
        )}
        {(state.submitted || state.strayErrors.length > 0) && wrong.length > 0 && (
          <ErrorSummary title={props.wrongTitle} errors={wrong} />
        )}
      </div>
      {props.children}
      <ConfirmDialog
        open={discarding}
        question={discard.question}
        detail={discard.detail(saveBar.fields(changed))}
        confirmLabel={discard.confirm}
        cancelLabel={adminFormsText.cancel}
        focusAfter={saveButton}
        onConfirm={state.discard}
        onClose={() => setDiscarding(false)}
      />
      <LeaveDialog leaving={state.leaving} />
    </EditorLayout>
  );

  function standing(): string {
    if (state.saving) return saveBar.saving;
    if (changed.length > 0) return saveBar.unsaved;
    return state.item === null ? saveBar.untouched : saveBar.saved;
  }
}
