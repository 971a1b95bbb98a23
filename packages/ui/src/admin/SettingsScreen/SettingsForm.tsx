import { limits } from '@vitrin/contract/limits';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { PassingNotice } from '../../elements/PassingNotice/PassingNotice.tsx';
import { adminFormsText, adminSettingsText as text } from '../../text/panelText.ts';
import { EditingForm } from '../parts/Editing/EditingForm.tsx';
import * as css from './SettingsForm.css.ts';
import type { SettingsFormState, SettingsOutcome } from './useSettingsForm.ts';

export type SettingsFormProps<Fields extends FieldValues, Stored> = {
  state: Omit<SettingsFormState<Fields, Stored>, 'unsent'>;
  heading: string;
  lede: string;
  preview?: ReactNode;
  children: ReactNode;
};

/** The form of one tab: its fields with a preview, and the result of the last save. */
export function SettingsForm<Fields extends FieldValues, Stored>(props: SettingsFormProps<Fields, Stored>) {
  const { errors } = adminFormsText;
  const { state } = props;
  const { outcome } = state;
  return (
    <EditingForm
      state={state}
      label={props.heading}
      underTabs
      preview={props.preview}
      save={text.save}
      notice={outcome && <Outcome outcome={outcome} onGone={state.dismiss} />}
      wrongTitle={errors.several}
      wrong={state.wrong.map(({ name, message, controlId }) => ({
        message: `${name}: ${message}`,
        controlId,
      }))}
      head={
        <div className={css.lede}>
          <h2 className={css.heading}>{props.heading}</h2>
          <p className={css.quiet}>{props.lede}</p>
        </div>
      }
    >
      {props.children}
    </EditingForm>
  );
}

function Outcome({ outcome, onGone }: { outcome: SettingsOutcome<unknown>; onGone: () => void }) {
  if (outcome.status === 'saved') {
    return <PassingNotice title={text.saved} stays={limits.successBannerMs} onGone={onGone} />;
  }
  if (outcome.status === 'rejected') {
    return <Notice tone="bad" announced="politely" title={text.saveFailed} />;
  }
  return (
    <Notice tone="bad" announced="atOnce" title={text.saveFailed}>
      {outcome.notSaved ? text.notSaved(outcome.notSaved) : kept(outcome.lost)}
    </Notice>
  );
}

const kept = (lost = false): string => (lost ? adminFormsText.saving.lostDetail : text.stillHere);
