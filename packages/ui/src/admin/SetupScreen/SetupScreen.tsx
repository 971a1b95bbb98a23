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
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { Spinner } from '../../elements/Spinner/Spinner.tsx';
import { classes } from '../../elements/classes.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import { DemoLeft, type DemoLeftProps } from '../DemoContentScreen/DemoLeft.tsx';
import { hasDemoLeft } from '../DemoContentScreen/hasDemoLeft.ts';
import type { Keeping } from '../parts/Editing/editing.ts';
import { LeaveDialog } from '../parts/LeaveDialog/LeaveDialog.tsx';
import { LoadFailure } from '../parts/LoadFailure/LoadFailure.tsx';
import { ContactStep } from './ContactStep.tsx';
import { LogoStep } from './LogoStep.tsx';
import { NameStep } from './NameStep.tsx';
import { PicturesStep, type SetupUploads } from './PicturesStep.tsx';
import { ServicesStep } from './ServicesStep.tsx';
import type { SetupCalls } from './setupCalls.ts';
import { isUnsaved, type SetupInput, type StepInput } from './setupInput.ts';
import * as css from './SetupScreen.css.ts';

export type { ContactFields, SetupCalls, StepEnd } from './setupCalls.ts';

/** The initial values of the set-up; demo content is left out. */
export type SetupFacts = {
  info: SiteInfo;
  palette: Palette;
  sector: Sector | null;
  taken: ReadonlySet<string>;
};

export type SetupScreenProps = SetupCalls &
  SetupUploads & {
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
  } & Pick<Keeping, 'onDirty' | 'leaving'>;

/** Where no services are written for the company's sector, there are none to choose from. */
const stepsOf = (sector: Sector | null, step: SetupStep): readonly SetupStep[] =>
  setupSteps.filter((each) => each !== 'services' || sector !== 'other' || step === 'services');

/** The set-up of a new site: six short steps, which can be skipped, left and resumed. */
export function SetupScreen(props: SetupScreenProps) {
  const text = adminFirstDayText.setup;
  const { step, facts, onDirty } = props;
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const steps = facts.status === 'ready' ? stepsOf(facts.data.sector, step) : setupSteps;
  const at = steps.indexOf(step);
  const [inputs, setInputs] = useState<Partial<SetupInput>>({});
  const [sent, setSent] = useState<readonly File[]>([]);
  const isDirty = isUnsaved(inputs);

  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);

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
  const { demo } = props;
  const hasDemo = demo.status === 'ready' && hasDemoLeft(demo.data);
  const lede = step === 'publish' && !hasDemo ? text.publishClean : text.ledes[step];
  return (
    <section className={css.screen} aria-label={text.title}>
      <div className={css.progress}>
        <div className={css.bar} aria-hidden>
          {steps.map((each, index) => (
            <span key={each} className={classes(css.part, index <= at && css.passed)} />
          ))}
        </div>
        <p className={css.count}>{text.progress(at + 1, steps.length)}</p>
        <h2 className={css.title} ref={title} tabIndex={-1}>
          {text.steps[step]}
        </h2>
        <p className={css.lede}>{lede}</p>
      </div>
      <Step
        key={step}
        {...props}
        {...facts.data}
        steps={steps}
        inputs={inputs}
        setInputs={setInputs}
        sent={sent}
        setSent={setSent}
      />
      {step !== 'publish' && (
        <div>
          <Button tone="quiet" size="small" onClick={() => props.onLeave(false)}>
            {text.later}
          </Button>
        </div>
      )}
      <LeaveDialog leaving={props.leaving} />
    </section>
  );
}

type StepProps = SetupScreenProps &
  SetupFacts & {
    /** The steps that are gone through, in order. */
    steps: readonly SetupStep[];
    inputs: Partial<SetupInput>;
    setInputs: (change: (before: Partial<SetupInput>) => Partial<SetupInput>) => void;
    /** The files that were sent to the gallery from here. */
    sent: readonly File[];
    setSent: (change: (before: readonly File[]) => readonly File[]) => void;
  };

function Step(props: StepProps) {
  const { step, steps, info, inputs, setInputs, onStep } = props;
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const go = () => onStep(steps[at + 1] ?? 'publish');
  const saved = step === 'publish' || step === 'pictures' ? undefined : inputs[step];
  const done = () => {
    // What was typed while the step was being saved is still unsaved.
    setInputs((all) =>
      Object.fromEntries(Object.entries(all).filter(([name, input]) => name !== step || input !== saved)),
    );
    go();
  };
  const ways = { onDone: done, onSkip: go, onBack: before === undefined ? undefined : () => onStep(before) };
  const inputOf = <Name extends keyof SetupInput>(name: Name): StepInput<Name> => ({
    input: inputs[name],
    onInput: (input) => setInputs((all) => ({ ...all, [name]: input })),
  });
  if (step === 'name') {
    return (
      <NameStep
        {...ways}
        {...inputOf('name')}
        companyName={info.companyName}
        sector={props.sector}
        onName={props.onName}
      />
    );
  }
  if (step === 'logo') {
    const { palette, renderPreview, onLogo, onColors } = props;
    return (
      <LogoStep
        {...ways}
        {...inputOf('logo')}
        palette={palette}
        renderPreview={renderPreview}
        onLogo={onLogo}
        onColors={onColors}
      />
    );
  }
  if (step === 'contact')
    return <ContactStep {...ways} {...inputOf('contact')} info={info} onContact={props.onContact} />;
  if (step === 'services') {
    const { templates, taken, onServices } = props;
    return (
      <ServicesStep
        {...ways}
        {...inputOf('services')}
        templates={templates}
        taken={taken}
        onServices={onServices}
      />
    );
  }
  if (step === 'pictures') {
    const { uploads, onRetryUpload, sent, setSent } = props;
    return (
      <PicturesStep
        {...ways}
        uploads={uploads}
        sent={sent}
        onUpload={(files) => {
          props.onUpload(files);
          setSent((all) => [...all, ...files]);
        }}
        onRetryUpload={onRetryUpload}
        onCancelUpload={(id) => {
          const discarded = uploads.find((upload) => upload.id === id)?.file;
          props.onCancelUpload(id);
          setSent((all) => all.filter((file) => file !== discarded));
        }}
      />
    );
  }
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
