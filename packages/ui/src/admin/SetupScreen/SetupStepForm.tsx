import type { ReactNode } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import * as css from './SetupScreen.css.ts';

/** The navigation of a step. */
export type StepWays = {
  /** Goes to the previous step; absent in the first one. */
  onBack?: (() => void) | undefined;
  onSkip: () => void;
};

type SetupStepFormProps = StepWays & {
  /** It is being saved: until its end is known, no other step is shown. */
  busy: boolean;
  /** Why it could not be saved. */
  reason: string | undefined;
  /** The label of the save button. */
  label: string;
  onSubmit: () => void;
  children: ReactNode;
};

/** A step's fields, with the buttons to continue and to go back below them. */
export function SetupStepForm(props: SetupStepFormProps) {
  const text = adminFirstDayText.setup;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!props.busy) props.onSubmit();
      }}
    >
      {props.children}
      {props.reason !== undefined && <Notice tone="bad" announced="atOnce" title={props.reason} />}
      <div className={css.actions}>
        <Button type="submit" busy={props.busy}>
          {props.label}
        </Button>
        {props.onBack && (
          <Button tone="quiet" paused={props.busy} onClick={props.onBack}>
            {text.back}
          </Button>
        )}
        <Button tone="plain" paused={props.busy} onClick={props.onSkip}>
          {text.skip}
        </Button>
      </div>
    </form>
  );
}
