import { sectors, type Sector } from '@vitrin/contract/operation/setup';
import { useState } from 'react';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import type { SetupCalls } from './setupCalls.ts';
import * as css from './SetupScreen.css.ts';
import { SetupStepForm, type StepWays } from './SetupStepForm.tsx';
import { useStep } from './useStep.ts';

type NameStepProps = StepWays &
  Pick<SetupCalls, 'onName'> & { companyName: string; sector: Sector | null; onDone: () => void };

/** The company's name and sector. */
export function NameStep({ companyName, sector, onName, onDone, ...ways }: NameStepProps) {
  const text = adminFirstDayText.setup;
  const [name, setName] = useState(companyName);
  const [chosen, setChosen] = useState<Sector | null>(sector);
  const step = useStep(onDone);
  return (
    <SetupStepForm
      {...ways}
      {...step}
      label={text.next}
      onSubmit={() => {
        if (name.trim() === '') step.setErrors({ companyName: text.companyNameMissing });
        else void step.run(() => onName(name.trim(), chosen));
      }}
    >
      <div className={css.fields}>
        <TextField
          id="setup-name"
          label={text.companyName}
          autoComplete="organization"
          value={name}
          error={step.errors['companyName']}
          onChange={({ target }) => setName(target.value)}
        />
        <SelectField
          id="setup-sector"
          label={text.sector}
          value={chosen ?? ''}
          error={step.errors['sector']}
          options={[
            { value: '', label: text.noSector },
            ...sectors.map((value) => ({ value, label: text.sectors[value] })),
          ]}
          onChange={({ target }) => setChosen(sectors.find((each) => each === target.value) ?? null)}
        />
      </div>
    </SetupStepForm>
  );
}
