import { type Reference, type ReferenceValues } from '@vitrin/contract/kinds/reference';
import { type Control, useController } from 'react-hook-form';
import { Segments } from '../../elements/Segments/Segments.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { References } from '../../site/parts/References/References.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import { hint } from '../parts/hint.css.ts';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import type { ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPicture } from '../parts/ItemForm/files/ItemPicture.tsx';
import { plainFormKind, plainRows } from '../parts/PlainForm/plainKind.ts';
import { lineField, optionalLineField, PlainForm } from '../parts/PlainForm/PlainForm.tsx';

const text = () => itemFormsText.reference;

/** The list of references. */
export const referenceRows = plainRows<Reference>({
  group: 'references',
  detailColumn: () => text().sector,
  detail: ({ sector }) => sector,
});

/** The form of references. */
export const referenceForm: PlainForm<Reference, ReferenceValues> = {
  group: 'references',
  kind: plainFormKind('references', text),
  texts: text,
  controls: ({ about, field, form }) => ({
    name: lineField(field('name')),
    sector: optionalLineField(field('sector')),
    url: (
      <TextField
        {...field('url')}
        labelNote={adminFormsText.optional}
        placeholder={text().address}
        type="url"
        autoComplete="off"
        spellCheck={false}
      />
    ),
    ground: <Ground id={about('ground').id} control={form.control} />,
    active: <ActiveField control={form.control} name="active" />,
  }),
  picture: {
    field: (state) => <ItemPicture state={state} size={text().pictureSize} whole />,
    below: ['ground'],
  },
  preview: (values, shown) => (
    <References references={[{ ...values, id: shown.id, image: shown.image, name: shown.title }]} />
  ),
};

/** Imported by the panel's routes together with the form's code. */
export const ReferenceFormScreen = (props: ItemFormScreenProps<Reference, ReferenceValues>) => (
  <PlainForm {...props} of={referenceForm} />
);

function Ground({ id, control }: { id: string; control: Control<ReferenceValues> }) {
  const { field } = useController({ control, name: 'ground' });
  const { ground, light, dark, groundHint } = text();
  return (
    <>
      <Segments
        id={id}
        label={ground}
        value={field.value === 'dark' ? 'dark' : 'light'}
        segments={[
          { value: 'light', label: light },
          { value: 'dark', label: dark },
        ]}
        onChoose={(chosen) => field.onChange(chosen === 'dark' ? 'dark' : '')}
      />
      <p className={hint}>{groundHint}</p>
    </>
  );
}
