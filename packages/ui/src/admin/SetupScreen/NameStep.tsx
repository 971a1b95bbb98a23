import { sectors, type Sector } from '@vitrin/contract/operation/setup';
import { SelectField } from '../../elements/SelectField/SelectField.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFirstDayText } from '../../text/panelText.ts';
import type { SetupCalls } from './setupCalls.ts';
import type { StepInput } from './setupInput.ts';
import * as css from './SetupScreen.css.ts';
import { SetupStepForm, type StepWays } from './SetupStepForm.tsx';
import { useStep } from './useStep.ts';

type NameStepProps = StepWays &
  StepInput<'name'> &
  Pick<SetupCalls, 'onName'> & { companyName: string; sector: Sector | null; onDone: () => void };

/** The company's name and sector. */
export function NameStep(props: NameStepProps) {
  const { companyName, sector, input, onInput, onName, onDone, ...ways } = props;
  const text = adminFirstDayText.setup;
  const fields = input ?? { companyName, sector };
  const name = fields.companyName.trim();
  const step = useStep(onDone, Object.keys(fields));
  return (
    <SetupStepForm
      {...ways}
      {...step}
      label={text.next}
      onSubmit={() => {
        if (name === '') step.setErrors({ companyName: text.companyNameMissing });
        else void step.run(() => onName(name, fields.sector));
      }}
    >
      <div className={css.fields}>
        <TextField
          id="setup-name"
          label={text.companyName}
          autoComplete="organization"
          value={fields.companyName}
          error={step.errors['companyName']}
          onChange={({ target }) => onInput({ ...fields, companyName: target.value })}
        />
        <SelectField
          id="setup-sector"
          label={text.sector}
          value={fields.sector ?? ''}
          error={step.errors['sector']}
          options={[
            { value: '', label: text.noSector },
            ...sectors.map((value) => ({ value, label: text.sectors[value] })),
          ]}
          onChange={({ target }) =>
            onInput({ ...fields, sector: sectors.find((each) => each === target.value) ?? null })
          }
        />
      </div>
    </SetupStepForm>
  );
}
