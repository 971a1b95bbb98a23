import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import type { SetupCalls } from './setupCalls.ts';
import type { StepInput } from './setupInput.ts';
import { hint } from '../parts/hint.css.ts';
import * as css from './SetupScreen.css.ts';
import { SetupStepForm, type StepWays } from './SetupStepForm.tsx';
import { useStep } from './useStep.ts';

type PicturesStepProps = StepWays &
  StepInput<'pictures'> &
  Pick<SetupCalls, 'onPictures'> & { onDone: () => void };

/** The most pictures that are uploaded at once. */
const mostPictures = 12;

/** The first photos of the gallery. */
export function PicturesStep(props: PicturesStepProps) {
  const { input: files = [], onInput, onPictures, onDone, ...ways } = props;
  const text = adminFirstDayText.setup;
  const step = useStep(onDone);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <SetupStepForm
      {...ways}
      {...step}
      label={files.length > 0 ? text.upload : text.next}
      onSubmit={() => {
        if (files.length === 0) {
          onDone();
          return;
        }
        void step.run(async () => {
          const { left, reason } = await onPictures(files);
          const all = files.length;
          if (left.length === 0) return { saved: true };
          onInput(left);
          return { saved: false, reason: reason ?? text.uploadedSome(all - left.length, all) };
        });
      }}
    >
      <div className={css.file}>
        <Button
          tone="line"
          icon={<ImagePlus size={16} aria-hidden />}
          paused={step.busy}
          onClick={() => chooser.current?.click()}
        >
          {text.choosePictures}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          disabled={step.busy}
          aria-label={text.pictures}
          accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
          onChange={({ currentTarget }) => {
            onInput([...(currentTarget.files ?? [])].slice(0, mostPictures));
            currentTarget.value = '';
          }}
        />
        <p className={hint}>{files.length > 0 ? text.picturesChosen(files.length) : text.picturesHint}</p>
      </div>
    </SetupStepForm>
  );
}
