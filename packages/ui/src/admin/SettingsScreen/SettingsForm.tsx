import { limits } from '@vitrin/contract/limits';
import { type ReactNode, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorSummary } from '../../elements/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { PassingNotice } from '../../elements/PassingNotice/PassingNotice.tsx';
import { SaveBar } from '../../elements/SaveBar/SaveBar.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { adminSettingsText as text } from '../../text/adminSettings.en.ts';
import { EditorLayout } from '../parts/EditorLayout/EditorLayout.tsx';
import { DraftNotice } from '../parts/ItemForm/notices.tsx';
import * as css from './SettingsForm.css.ts';
import { fieldId, type SettingsFormState, type SettingsOutcome } from './useSettingsForm.ts';

export type SettingsFormProps<Fields extends FieldValues> = {
  state: SettingsFormState<Fields>;
  heading: string;
  lede: string;
  preview: ReactNode;
  /** The fields. */
  children: ReactNode;
};

const { saveBar, discard, draft, errors } = adminFormsText;

/** The form of one tab: its fields with a preview, what is wrong with them, and how to save. */
export function SettingsForm<Fields extends FieldValues>(props: SettingsFormProps<Fields>) {
  const { state } = props;
  const { changed, outcome } = state;
  const [discarding, setDiscarding] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const dirty = changed.length > 0;
  const wrong = [
    ...state.wrong.map(({ key, name, message }) => ({
      message: `${name}: ${message}`,
      controlId: fieldId(key),
    })),
    ...state.strayErrors.map((message) => ({ message })),
  ];

  return (
    <EditorLayout
      label={props.heading}
      even
      underTabs
      onSubmit={state.submit}
      preview={props.preview}
      foot={
        <SaveBar
          status={standing()}
          detail={dirty ? saveBar.fields(changed) : undefined}
          changed={dirty}
          saving={state.saving}
          texts={{ ...saveBar, save: text.save }}
          notice={outcome && <Outcome outcome={outcome} onGone={state.dismiss} />}
          saveButton={saveButton}
          onDiscard={() => setDiscarding(true)}
        />
      }
    >
      <div className={css.lede}>
        <h2 className={css.heading}>{props.heading}</h2>
        <p className={css.quiet}>{props.lede}</p>
      </div>
      {state.offer && (
        <div className={css.errors}>
          <DraftNotice
            {...state.offer}
            detail={draft.typed(state.offer.when)}
            onAnswered={() => saveButton.current?.focus()}
          />
        </div>
      )}
      {(state.submitted || state.strayErrors.length > 0) && wrong.length > 0 && (
        <div className={css.errors}>
          <ErrorSummary title={errors.several} errors={wrong} />
        </div>
      )}
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
    </EditorLayout>
  );

  function standing(): string {
    if (state.saving) return saveBar.saving;
    return dirty ? saveBar.unsaved : saveBar.saved;
  }
}

function Outcome({ outcome, onGone }: { outcome: SettingsOutcome; onGone: () => void }) {
  if (outcome.status === 'saved') {
    return <PassingNotice title={text.saved} stays={limits.successBannerMs} onGone={onGone} />;
  }
  if (outcome.status === 'rejected') {
    return <Notice tone="bad" announced="politely" title={text.saveFailed} />;
  }
  return (
    <Notice tone="bad" announced="atOnce" title={text.saveFailed}>
      {outcome.notSaved ? text.notSaved(outcome.notSaved) : text.stillHere}
    </Notice>
  );
}
