import { isShortMapLink, mapAddress } from '@vitrin/contract/links/mapAddress';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminFirstDayText, adminSettingsText } from '../../text/panelText.ts';
import type { ContactFields, SetupCalls } from './setupCalls.ts';
import type { StepInput } from './setupInput.ts';
import * as css from './SetupScreen.css.ts';
import { SetupStepForm, type StepWays } from './SetupStepForm.tsx';
import { useStep } from './useStep.ts';

type ContactStepProps = StepWays &
  StepInput<'contact'> &
  Pick<SetupCalls, 'onContact'> & { info: SiteInfo; onDone: () => void };

/** The company's contact details and address. */
export function ContactStep({ info, input, onInput, onContact, onDone, ...ways }: ContactStepProps) {
  const text = adminFirstDayText.setup;
  const { phone, email, address, mapUrl, whatsApp = '' } = info;
  const fields = input ?? { phone, email, address, mapUrl, whatsApp };
  const step = useStep(onDone, Object.keys(fields));
  const line = (name: Exclude<keyof ContactFields, 'address'>) => ({
    id: `setup-${name}`,
    label: text[name],
    value: fields[name],
    error: step.errors[name],
    onChange: ({ target }: { target: { value: string } }) => onInput({ ...fields, [name]: target.value }),
  });
  const mapHint = isShortMapLink(fields.mapUrl) ? adminSettingsText.map.urlShort : text.mapHint;
  return (
    <SetupStepForm
      {...ways}
      {...step}
      label={text.next}
      onSubmit={() => void step.run(() => onContact({ ...fields, mapUrl: mapAddress(fields.mapUrl) }))}
    >
      <div className={css.fields}>
        <TextField {...line('phone')} type="tel" autoComplete="tel" hint={text.phoneHint} />
        <TextField {...line('whatsApp')} type="tel" />
        <TextField {...line('email')} type="email" autoComplete="email" />
        <TextArea
          id="setup-address"
          label={text.address}
          value={fields.address}
          error={step.errors['address']}
          onChange={({ target }) => onInput({ ...fields, address: target.value })}
        />
        <TextField {...line('mapUrl')} type="url" hint={mapHint} autoComplete="off" spellCheck={false} />
      </div>
    </SetupStepForm>
  );
}
