import { plainPaths } from '@vitrin/contract/adminPaths';
import { type Voice, type VoiceValues, voiceKind } from '@vitrin/contract/kinds/voice';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { siteLanguage } from '@vitrin/contract/siteLanguage';
import { TextArea } from '../../elements/TextArea/TextArea.tsx';
import { Voices } from '../../site/parts/Voices/Voices.tsx';
import { itemFormsText } from '../../text/panelText.ts';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import type { ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/ItemPicture.tsx';
import { plainFormKind, plainRows } from '../parts/PlainForm/plainKind.ts';
import { lineField, optionalLineField, PlainForm } from '../parts/PlainForm/PlainForm.tsx';

const text = () => itemFormsText.voice;

/** Customer voices in their list. */
export const voiceRows = plainRows<Voice>({
  group: 'voices',
  site: sitePaths.home(),
  detailColumn: () => text().text,
  title: ({ name }) => name,
  subtitle: ({ role, company }) => [role, company].filter(Boolean).join(', '),
  detail: (voice) => voice.text,
});

/** A customer voice as its form shows it. */
export const voiceForm: PlainForm<Voice, VoiceValues> = {
  kind: plainFormKind('voice', voiceKind, text, true),
  texts: text,
  list: plainPaths('voices').list,
  site: sitePaths.home(),
  titleOf: ({ name }) => name,
  controls: ({ field, form }) => ({
    name: lineField(field('name')),
    role: optionalLineField(field('role')),
    company: optionalLineField(field('company')),
    text: <TextArea {...field('text')} rows={5} lang={siteLanguage} required />,
    active: <ActiveField control={form.control} name="active" />,
  }),
  picture: { field: (state) => <ItemPicture state={state} size={text().pictureSize} /> },
  preview: (values, shown) => (
    <Voices voices={[{ ...values, id: shown.id, image: shown.image, name: shown.title }]} />
  ),
};

/** The screen with that form. */
export const VoiceFormScreen = (props: ItemFormScreenProps<Voice, VoiceValues>) => (
  <PlainForm {...props} of={voiceForm} />
);
