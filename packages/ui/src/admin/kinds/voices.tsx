import { type Voice, type VoicedProject, type VoiceValues } from '@vitrin/contract/kinds/voice';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { type Option, Select } from '../../elements/Select/Select.tsx';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { Voices } from '../../site/parts/Voices/Voices.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import type { ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/files/ItemPicture.tsx';
import { plainFormKind, plainRows } from '../parts/PlainForm/plainKind.ts';
import { lineField, optionalLineField, PlainForm } from '../parts/PlainForm/PlainForm.tsx';

const text = () => itemFormsText.voice;

/** The list of customer voices. */
export const voiceRows = plainRows<Voice>({
  group: 'voices',
  detailColumn: () => text().text,
  subtitle: ({ role, company }) => [role, company].filter(Boolean).join(', '),
  detail: (voice) => voice.text,
});

/** The selectable projects; a selected project that is not live stays selected. */
function projectOptions(projects: readonly VoicedProject[], chosen: string): Option[] {
  const isHidden = chosen !== '' && !projects.some(({ id }) => id === chosen);
  return [
    { value: '', label: text().noProject },
    ...(isHidden ? [{ value: chosen, label: text().hiddenProject }] : []),
    ...projects.map(({ id, title }) => ({ value: id, label: title })),
  ];
}

/** The form of customer voices. */
export const voiceForm: PlainForm<Voice, VoiceValues> = {
  group: 'voices',
  kind: plainFormKind('voices', text),
  texts: text,
  controls: ({ field, form, values }, { projects = [] }) => ({
    name: lineField(field('name')),
    role: optionalLineField(field('role')),
    company: optionalLineField(field('company')),
    text: <TextArea {...field('text')} rows={5} lang={siteLanguage} required />,
    projectId: (
      <Select
        {...field('projectId')}
        labelNote={adminFormsText.optional}
        options={projectOptions(projects, values.projectId)}
      />
    ),
    active: <ActiveField control={form.control} name="active" />,
  }),
  picture: { field: (state) => <ItemPicture state={state} size={text().pictureSize} /> },
  preview: (values, shown, { projects = [] }) => {
    const project = projects.find(({ id }) => id === values.projectId) ?? null;
    return <Voices voices={[{ ...values, id: shown.id, image: shown.image, name: shown.title, project }]} />;
  },
};

/** Imported by the panel's routes together with the form's code. */
export const VoiceFormScreen = (props: ItemFormScreenProps<Voice, VoiceValues>) => (
  <PlainForm {...props} of={voiceForm} />
);
