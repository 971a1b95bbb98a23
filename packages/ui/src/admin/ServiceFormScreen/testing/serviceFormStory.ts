import { ready } from '@vitrin/contract/load';
import type { Service, ServiceValues } from '@vitrin/contract/kinds/service';
import { services } from '@vitrin/mocks/fixtures/services';
import { userEvent } from 'storybook/test';
import { adminFormsText } from '../../../text/panelText.ts';
import type { MainAndFurther, SaveOutcome, SaveRequest } from '../../parts/ItemForm/saving.ts';
import { field, formArgs as shared, press, site, taking } from '../../parts/ItemForm/testing/formStory.ts';

export { field, site };

export const text = adminFormsText.service;

/** The accessible name of the subtitle field. */
export const subtitle = `${text.subtitle} ${adminFormsText.optional}`;

const [first] = services;
if (!first) throw new Error('The fixtures have no service');

/** The service that the form shows. */
export const stored: Service = first;

type Request = SaveRequest<Service, ServiceValues, MainAndFurther>;

/** The callback that the form saves with. */
export type Save = (request: Request) => Promise<SaveOutcome<Service, MainAndFurther>>;

/** The response of a server that accepts a request. */
export const taken = (request: Request): SaveOutcome<Service, MainAndFurther> => ({
  status: 'saved',
  item: { ...stored, ...request.fields, updatedAt: '2026-11-21T10:00:00.000Z' },
  picture: 'done',
});

/** A form for a stored service, with a server that accepts everything. */
export const formArgs = {
  ...shared,
  load: ready({ item: stored, site }),
  onSave: taking<Service, ServiceValues, MainAndFurther>(stored),
};

export const save = () => press(text.save);

/** Replaces the text of a field by typing. */
export async function retype(name: string, value: string): Promise<void> {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, value);
}
