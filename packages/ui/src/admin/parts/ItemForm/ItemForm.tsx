import { relativeTime } from '@vitrin/contract/relativeTime';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorSummary } from '../../../elements/ErrorSummary/ErrorSummary.tsx';
import { SaveBar } from '../../../elements/SaveBar/SaveBar.tsx';
import { adminFormsText } from '../../../text/adminForms.en.ts';
import { EditorLayout } from '../EditorLayout/EditorLayout.tsx';
import { type Leaving, LeaveDialog } from '../LeaveDialog/LeaveDialog.tsx';
import { errorHeading, worthOffering } from './changes.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { controlId, type StoredItem } from './formKind.ts';
import * as css from './ItemForm.css.ts';
import { DraftNotice, SaveProblemNotice } from './notices.tsx';
import type { DraftOffer } from './saving.ts';
import type { ItemFormState } from './useItemForm.ts';

export type ItemFormProps<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string },
> = {
  state: ItemFormState<Item, Fields, Change>;
  /** Names the form. */
  label: string;
  preview: ReactNode;
  draft?: DraftOffer<Fields> | undefined;
  /** The present moment, for the draft's age. */
  now: Date;
  leaving?: Leaving | undefined;
  onDraft: (draft: null) => void;
  /** The fields. */
  children: ReactNode;
};

const { saveBar } = adminFormsText;

/** A form about one item: its fields and preview, what is wrong, what was kept, and how to save. */
export function ItemForm<
  Item extends StoredItem,
  Fields extends FieldValues,
  Change extends { kind: string },
>(props: ItemFormProps<Item, Fields, Change>) {
  const { state } = props;
  const { kind, form, changed, problem } = state;
  const [offer, setOffer] = useState(() => worthOffering(kind, props.draft, state.stored));
  const [discarding, setDiscarding] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const errors = [
    ...state.wrong.map(({ key, beside }) => ({ message: beside, controlId: controlId(kind, key) })),
    ...(state.pictureError === undefined
      ? []
      : [{ message: state.pictureError, controlId: controlId(kind, 'picture') }]),
    ...state.strayErrors.map((message) => ({ message })),
  ];

  const draftDetail = kind.pictureless === true ? adminFormsText.draft.typed : adminFormsText.draft.detail;
  const closeOffer = () => setOffer(undefined);

  // Once the offer is gone its buttons are too; a restored form has its fields back only after it was drawn.
  const offered = useRef(offer !== undefined);
  useEffect(() => {
    if (!offered.current || offer !== undefined) return;
    offered.current = false;
    const [first] = kind.fields;
    if (first) form.setFocus(first.key);
  }, [offer, kind, form]);

  return (
    <EditorLayout
      label={props.label}
      onSubmit={state.submit}
      preview={props.preview}
      foot={
        <SaveBar
          status={standing()}
          detail={changed.length > 0 ? saveBar.fields(changed) : undefined}
          changed={changed.length > 0}
          saving={state.saving}
          texts={{ ...saveBar, save: kind.texts.save }}
          notice={
            problem && problem.kind !== 'conflict' ? (
              <SaveProblemNotice problem={problem} texts={kind.texts} onRetry={state.submit} />
            ) : undefined
          }
          saveButton={saveButton}
          onDiscard={() => setDiscarding(true)}
        />
      }
    >
      <div className={css.notices}>
        {offer && (
          <DraftNotice
            detail={draftDetail(relativeTime(offer.at, props.now))}
            onRestore={() => {
              state.restore(offer);
              closeOffer();
            }}
            onDrop={() => {
              props.onDraft(null);
              closeOffer();
            }}
          />
        )}
        {(state.submitted || state.strayErrors.length > 0) && errors.length > 0 && (
          <ErrorSummary
            title={errorHeading(
              kind.required,
              state.wrong.map(({ message }) => message),
            )}
            errors={errors}
          />
        )}
      </div>
      {props.children}
      <ConflictDialog
        kind={kind}
        mine={state.values}
        current={problem?.kind === 'conflict' ? problem.current : undefined}
        onChoice={state.resolve}
      />
      <ConfirmDialog
        open={discarding}
        question={adminFormsText.discard.question}
        detail={adminFormsText.discard.detail(saveBar.fields(changed))}
        confirmLabel={adminFormsText.discard.confirm}
        cancelLabel={adminFormsText.cancel}
        focusAfter={saveButton}
        onConfirm={state.discard}
        onClose={() => setDiscarding(false)}
      />
      <LeaveDialog leaving={props.leaving} />
    </EditorLayout>
  );

  function standing(): string {
    if (state.saving) return saveBar.saving;
    if (changed.length > 0) return saveBar.unsaved;
    return state.stored ? saveBar.saved : saveBar.untouched;
  }
}
