import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText } from '../../../../text/panelText.ts';
import type { StoredItem } from '../formKind.ts';
import type { DraftOffer } from '../../Editing/editing.ts';
import type { SaveOutcome, SaveRequest } from '../saving.ts';
import { field, press } from './formStory.ts';

/** What differs between forms in the shared stories. */
export type FormStates<Item extends StoredItem, Fields> = {
  stored: Item;
  /** All fields of the stored item. */
  fields: Fields;
  /** A text field: its key, and its accessible name. */
  key: keyof Fields & keyof Item & string;
  name: string | RegExp;
  texts: { save: string; saveFailed: string; conflict: string };
};

const later = '2026-11-21T11:00:00.000Z';
const { conflict, draft, saveBar } = adminFormsText;

const status = () => screen.getByText(/^(?:Unsaved changes|All changes saved|Saving…)$/);

/** Stories of the form states that are the same for every kind of item. */
export function formStates<Item extends StoredItem, Fields, Change>(of: FormStates<Item, Fields>) {
  type Request = SaveRequest<Item, Fields, Change>;
  const retype = async (value: string) => {
    const input = await field(of.name);
    await userEvent.clear(input);
    await userEvent.type(input, value);
  };
  const offered: DraftOffer = {
    fields: { ...of.fields, [of.key]: 'Yarım kalan' },
    updatedAt: of.stored.updatedAt,
    at: '2026-11-21T11:55:00.000Z',
  };

  return {
    saving: {
      args: { onSave: fn((_request: Request) => new Promise<SaveOutcome<Item, Change>>(() => undefined)) },
      play: async () => {
        await retype('Kaydediliyor');
        await press(of.texts.save);
        await expect(await screen.findByRole('button', { name: saveBar.saving })).toHaveAttribute(
          'aria-busy',
          'true',
        );
      },
    },
    saveFailed: {
      args: {
        onSave: fn(async (_request: Request): Promise<SaveOutcome<Item, Change>> => ({ status: 'failed' })),
      },
      play: async () => {
        await retype('Kalır');
        await press(of.texts.save);
        await expect(await screen.findByRole('alert')).toHaveTextContent(of.texts.saveFailed);
        await expect(await field(of.name)).toHaveValue('Kalır');
      },
    },
    conflict: {
      args: {
        onSave: fn(async ({ updatedAt, fields }: Request): Promise<SaveOutcome<Item, Change>> => {
          const current = { ...of.stored, [of.key]: 'Onunki', updatedAt: later };
          return updatedAt === later
            ? { status: 'saved', item: { ...current, ...fields }, picture: 'done' }
            : { status: 'conflict', current };
        }),
      },
      play: async () => {
        await retype('Benimki');
        await press(of.texts.save);
        const dialog = await screen.findByRole('dialog', { name: of.texts.conflict });
        const mine = within(dialog).getByText('Benimki');
        await waitFor(() => expect(mine).toBeVisible());
        await expect(within(dialog).getByText('Onunki')).toBeVisible();
        await userEvent.click(within(dialog).getByRole('button', { name: conflict.keepMine }));
        await waitFor(() => expect(status()).toHaveTextContent(saveBar.saved));
        await expect(await field(of.name)).toHaveValue('Benimki');
      },
    },
    draftOffered: {
      args: { draft: offered },
      play: async () => {
        await expect(await screen.findByText(/^Last changed: 5 minutes ago/)).toBeVisible();
        await press(draft.restore);
        await expect(await field(of.name)).toHaveValue('Yarım kalan');
        await expect(status()).toHaveTextContent(saveBar.unsaved);
      },
    },
  };
}
