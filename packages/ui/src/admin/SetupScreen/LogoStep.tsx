import type { Palette } from '@vitrin/contract/settings/palette';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Upload } from 'lucide-react';
import { Button } from '../../elements/Button/Button.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import { notifyFailure } from '../notify/notify.tsx';
import { useOpenOn } from '../parts/useOpenOn.ts';
import type { SetupCalls } from './setupCalls.ts';
import type { StepInput } from './setupInput.ts';
import { hint } from '../parts/hint.css.ts';
import * as css from './SetupScreen.css.ts';
import { SetupStepForm, type StepWays } from './SetupStepForm.tsx';
import { useStep } from './useStep.ts';

type LogoStepProps = StepWays &
  StepInput<'logo'> &
  Pick<SetupCalls, 'onLogo' | 'onColors'> & {
    palette: Palette;
    /** Renders pages of the website in a palette. */
    renderPreview: (palette: Palette) => ReactNode;
    onDone: () => void;
  };

const shownKeys = ['primaryColor', 'secondaryColor', 'accentColor', 'bgLightSage', 'blackColor'] as const;

/** The logo, and palettes derived from it. */
export function LogoStep(props: LogoStepProps) {
  const { palette, renderPreview, input, onInput, onLogo, onColors, onDone, ...ways } = props;
  const text = adminFirstDayText.setup;
  const { palettes, chosen } = input ?? { palettes: [], chosen: undefined };
  const [uploading, setUploading] = useState(false);
  const step = useStep(onDone, []);
  const isOpenOn = useOpenOn('logo');
  const chooser = useRef<HTMLInputElement>(null);
  const group = useId();
  const shown = (chosen === undefined ? undefined : palettes[chosen]) ?? palette;

  async function choose(file: File) {
    setUploading(true);
    step.setReason(undefined);
    const end = await onLogo(file);
    setUploading(false);
    if (!end.saved) {
      const why = end.reason ?? text.failed;
      step.setReason(why);
      // "Finish later" and the browser's Back leave the step at once.
      if (!isOpenOn('logo')) notifyFailure(`${text.logo}: ${why}`);
      return;
    }
    onInput({ palettes: end.palettes ?? [], chosen: end.palettes && 0 });
    if (end.palettes === undefined) step.setReason(text.logoUnreadable);
  }

  return (
    <SetupStepForm
      {...ways}
      {...step}
      busy={step.busy || uploading}
      label={text.next}
      onSubmit={() => {
        if (chosen === undefined) onDone();
        else void step.run(() => onColors(shown));
      }}
    >
      <div className={css.file}>
        <Button
          tone="line"
          icon={<Upload size={16} aria-hidden />}
          busy={uploading}
          onClick={() => chooser.current?.click()}
        >
          {text.chooseLogo}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={text.logo}
          accept="image/png,image/jpeg,image/webp,image/avif"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void choose(file);
            // Allows the same file to be chosen again.
            currentTarget.value = '';
          }}
        />
        <p className={hint}>{text.logoHint}</p>
        {palettes.length > 0 && <Notice tone="good" announced="politely" title={text.logoNow} />}
      </div>
      {palettes.length > 0 && (
        <>
          <fieldset className={css.choices}>
            <legend className={css.legend}>{text.palettes}</legend>
            {palettes.map((one, index) => (
              <label key={text.variants[index]} className={css.choice}>
                <span className={css.choiceTop}>
                  <input
                    type="radio"
                    name={group}
                    checked={chosen === index}
                    onChange={() => onInput({ palettes, chosen: index })}
                  />
                  {text.variants[index]}
                </span>
                <Swatches palette={one} />
              </label>
            ))}
            <label className={css.choice}>
              <span className={css.choiceTop}>
                <input
                  type="radio"
                  name={group}
                  checked={chosen === undefined}
                  onChange={() => onInput({ palettes, chosen: undefined })}
                />
                {text.present}
              </span>
              <Swatches palette={palette} />
            </label>
          </fieldset>
          <section aria-label={text.preview}>
            <VisuallyHidden>{text.preview}</VisuallyHidden>
            <div className={css.preview}>{renderPreview(shown)}</div>
          </section>
        </>
      )}
    </SetupStepForm>
  );
}

function Swatches({ palette }: { palette: Palette }) {
  return (
    <span className={css.swatches} aria-hidden>
      {shownKeys.map((key) => (
        <svg key={key} className={css.swatch} aria-hidden>
          <rect width="100%" height="100%" fill={palette[key]} />
        </svg>
      ))}
    </span>
  );
}
