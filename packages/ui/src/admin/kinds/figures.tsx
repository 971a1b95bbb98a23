import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { type Figure, type FigureValues, figureKind } from '@vitrin/contract/kinds/figure';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { Figures } from '../../site/parts/Figures/Figures.tsx';
import { itemFormsText } from '../../text/panelText.ts';
import { ActiveField } from '../parts/ItemForm/ActiveField.tsx';
import type { ItemFormScreenProps } from '../parts/ItemForm/ItemFormPage.tsx';

import { plainFormKind, plainRows } from '../parts/PlainForm/plainKind.ts';
import { lineField, optionalLineField, PlainForm } from '../parts/PlainForm/PlainForm.tsx';

const text = () => itemFormsText.figure;

/** Figures in their list. */
export const figureRows = plainRows<Figure>({
  group: 'figures',
  site: sitePaths.home(),
  detailColumn: () => text().value,
  title: ({ title }) => title,
  detail: ({ value, unit }) => [value, unit].filter(Boolean).join(' '),
});

/** A figure as its form shows it. */
export const figureForm: PlainForm<Figure, FigureValues> = {
  kind: plainFormKind('figure', figureKind, text, false),
  texts: text,
  list: plainPaths('figures').list,
  site: sitePaths.home(),
  titleOf: ({ title }) => title,
  controls: ({ field, form }) => ({
    value: lineField(field('value'), text().valueHint),
    unit: optionalLineField(field('unit'), text().unitHint),
    title: lineField(field('title')),
    active: <ActiveField control={form.control} name="active" />,
  }),
  preview: (values, shown) => <Figures figures={[{ ...values, id: shown.id, title: shown.title }]} />,
};

/** For the panel's routes, which load it with the form's code. */
export const FigureFormScreen = (props: ItemFormScreenProps<Figure, FigureValues>) => (
  <PlainForm {...props} of={figureForm} />
);
