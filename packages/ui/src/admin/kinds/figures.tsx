import { type Figure, type FigureValues } from '@vitrin/contract/kinds/figure';
import { Figures } from '../../site/parts/Figures/Figures.tsx';
import { itemFormsText } from '../../text/panelText.ts';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import type { ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';

import { plainFormKind, plainRows } from '../parts/PlainForm/plainKind.ts';
import { lineField, optionalLineField, PlainForm } from '../parts/PlainForm/PlainForm.tsx';

const text = () => itemFormsText.figure;

/** The list of figures. */
export const figureRows = plainRows<Figure>({
  group: 'figures',
  detailColumn: () => text().value,
  detail: ({ value, unit }) => [value, unit].filter(Boolean).join(' '),
});

/** The form of figures. */
export const figureForm: PlainForm<Figure, FigureValues> = {
  group: 'figures',
  kind: plainFormKind('figures', text),
  texts: text,
  controls: ({ field, form }) => ({
    value: lineField(field('value'), text().valueHint),
    unit: optionalLineField(field('unit'), text().unitHint),
    title: lineField(field('title')),
    active: <ActiveField control={form.control} name="active" />,
  }),
  preview: (values, shown) => <Figures figures={[{ ...values, id: shown.id, title: shown.title }]} />,
};

/** Imported by the panel's routes together with the form's code. */
export const FigureFormScreen = (props: ItemFormScreenProps<Figure, FigureValues>) => (
  <PlainForm {...props} of={figureForm} />
);
