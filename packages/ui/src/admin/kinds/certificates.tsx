import { type Certificate, type CertificateValues } from '@vitrin/contract/kinds/certificate';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { Certificates } from '../../site/parts/Certificates/Certificates.tsx';
import { adminFormsText, itemFormsText } from '../../text/panelText.ts';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import type { ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';
import { ItemPdf } from '../parts/ItemForm/files/ItemPdf.tsx';
import { ItemPicture } from '../parts/ItemForm/files/ItemPicture.tsx';
import { plainFormKind, plainRows } from '../parts/PlainForm/plainKind.ts';
import { lineField, optionalLineField, PlainForm } from '../parts/PlainForm/PlainForm.tsx';

const text = () => itemFormsText.certificate;

/** The list of certificates. */
export const certificateRows = plainRows<Certificate>({
  group: 'certificates',
  detailColumn: () => text().issuer,
  detail: ({ issuer, year }) => [issuer, year].filter(Boolean).join(', '),
});

/** The form of certificates. */
export const certificateForm: PlainForm<Certificate, CertificateValues> = {
  group: 'certificates',
  kind: plainFormKind('certificates', text),
  texts: text,
  controls: ({ field, form }) => ({
    title: lineField(field('title')),
    issuer: optionalLineField(field('issuer')),
    year: <TextField {...field('year')} labelNote={adminFormsText.optional} autoComplete="off" />,
    active: <ActiveField control={form.control} name="active" />,
  }),
  picture: {
    field: (state) => (
      <>
        <ItemPicture state={state} size={text().pictureSize} whole />
        <ItemPdf state={state} />
      </>
    ),
  },
  preview: (values, shown) => <Certificates certificates={[{ ...values, ...shown }]} />,
};

/** Imported by the panel's routes together with the form's code. */
export const CertificateFormScreen = (props: ItemFormScreenProps<Certificate, CertificateValues>) => (
  <PlainForm {...props} of={certificateForm} />
);
