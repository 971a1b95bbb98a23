import type { Load } from '@vitrin/contract/load';
import type { Palette } from '@vitrin/contract/settings/palette';
import type { DemoContent } from '@vitrin/contract/operation/demoContent';
import {
  type Sector,
  type ServiceTemplate,
  type SetupStep,
  setupSteps,
} from '@vitrin/contract/operation/setup';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ExternalLink } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import { DemoLeft, type DemoLeftProps } from '../DemoContentScreen/DemoLeft.tsx';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { ContactStep } from './ContactStep.tsx';
import { LogoStep } from './LogoStep.tsx';
import { NameStep } from './NameStep.tsx';
import { PicturesStep } from './PicturesStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import type { SetupCalls } from './setupCalls.ts';
import * as css from './SetupScreen.css.ts';

export type { ContactFields, SetupCalls, StepEnd } from './setupCalls.ts';

/** The initial values of the set-up; demo content is left out. */
export type SetupFacts = {
  info: SiteInfo;
  palette: Palette;
  sector: Sector | null;
  taken: ReadonlySet<string>;
};

export type SetupScreenProps = SetupCalls & {
  step: SetupStep;
  facts: Load<SetupFacts>;
  /** The service templates of the chosen sector; absent while none is chosen. */
  templates: Load<readonly ServiceTemplate[]> | undefined;
  demo: Load<DemoContent>;
  /** Renders pages of the website in a palette. */
  renderPreview: (palette: Palette) => ReactNode;
  onStep: (step: SetupStep) => void;
  onClean: DemoLeftProps['onClean'];
  /** Called when the set-up is finished, or postponed to another day. */
  onLeave: (ended: boolean) => void;
};

/** The set-up of a new site: six short steps, which can be skipped, left and resumed. */
export function SetupScreen(props: SetupScreenProps) {
  const text = adminFirstDayText.setup;
  const { step, facts } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const at = setupSteps.indexOf(step);

  useEffect(() => {
    // Tells screen reader users where they are when the step changes.
    if (shown.current !== step) title.current?.focus();
    shown.current = step;
  }, [step]);

  if (facts.status === 'failed') return <LoadFailure error={facts.error} onRetry={facts.retry} />;
  if (facts.status === 'loading') {
    return (
      <output className={css.waiting}>
        <Spinner />
        {text.loading}
      </output>
    );
  }
  return (
    <section className={css.screen} aria-label={text.title}>
      <div className={css.progress}>
        <div className={css.bar} aria-hidden>
          {setupSteps.map((each, index) => (
            <span key={each} className={classes(css.part, index <= at && css.passed)} />
          ))}
        </div>
        <p className={css.count}>{text.progress(at + 1, setupSteps.length)}</p>
        <h2 className={css.title} ref={title} tabIndex={-1}>
          {text.steps[step]}
        </h2>
        <p className={css.lede}>{text.ledes[step]}</p>
      </div>
      <Step key={step} {...props} {...facts.data} at={at} />
      {step !== 'publish' && (
        <div>
          <Button tone="quiet" size="small" onClick={() => props.onLeave(false)}>
            {text.later}
          </Button>
        </div>
      )}
    </section>
  );
}

function Step(props: SetupScreenProps & SetupFacts & { at: number }) {
  const { step, at, info, onStep } = props;
  const before = setupSteps[at - 1];
  const go = () => onStep(setupSteps[at + 1] ?? 'publish');
  const ways = { onDone: go, onSkip: go, onBack: before === undefined ? undefined : () => onStep(before) };
  if (step === 'name') {
    return <NameStep {...ways} companyName={info.companyName} sector={props.sector} onName={props.onName} />;
  }
  if (step === 'logo') {
    const { palette, renderPreview, onLogo, onColors } = props;
    return (
      <LogoStep
        {...ways}
        palette={palette}
        renderPreview={renderPreview}
        onLogo={onLogo}
        onColors={onColors}
      />
    );
  }
  if (step === 'contact') return <ContactStep {...ways} info={info} onContact={props.onContact} />;
  if (step === 'services') {
    const { templates, taken, onServices } = props;
    return <ServicesStep {...ways} templates={templates} taken={taken} onServices={onServices} />;
  }
  if (step === 'pictures') return <PicturesStep {...ways} onPictures={props.onPictures} />;
  return (
    <PublishStep demo={props.demo} onClean={props.onClean} onLeave={props.onLeave} onBack={ways.onBack} />
  );
}

function PublishStep(
  props: Pick<SetupScreenProps, 'demo' | 'onClean' | 'onLeave'> & { onBack: (() => void) | undefined },
) {
  const text = adminFirstDayText.setup;
  return (
    <div className={css.form}>
      <DemoLeft demo={props.demo} onClean={props.onClean} />
      <div className={css.actions}>
        <Button onClick={() => props.onLeave(true)}>{text.finish}</Button>
        <ButtonLink
          tone="line"
          href={sitePaths.home()}
          target="_blank"
          icon={<ExternalLink size={16} aria-hidden />}
        >
          {text.openSite} <VisuallyHidden>{text.newTab}</VisuallyHidden>
        </ButtonLink>
        {props.onBack && (
          <Button tone="quiet" onClick={props.onBack}>
            {text.back}
          </Button>
        )}
      </div>
    </div>
  );
}
