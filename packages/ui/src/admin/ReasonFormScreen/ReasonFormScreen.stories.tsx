import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import type { Reason, ReasonValues } from '@vitrin/contract/kinds/reason';
import { reasons } from '@vitrin/mocks/fixtures/reasons';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { itemFormsText } from '../../text/panelText.ts';
import { field, formArgs, press, site, taking, type } from '../parts/ItemForm/testing/formStory.ts';
import type { PictureChange } from '../parts/ItemForm/saving.ts';
import { formStates } from '../parts/ItemForm/testing/formStates.ts';
import { reasonForm, ReasonFormScreen } from './ReasonFormScreen.tsx';
import { valuesOf } from '../parts/ItemForm/formKind.ts';

const text = itemFormsText.reason;
const [first] = reasons;
if (!first) throw new Error('The fixtures have no reason');
const stored: Reason = first;

const meta = {
  title: 'Admin/ReasonFormScreen',
  component: ReasonFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...formArgs, load: ready({ item: stored, site }), onSave: taking(stored) },
} satisfies Meta<typeof ReasonFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Edit: Story = {
  play: async ({ args }) => {
    await expect(await field(text.title)).toHaveValue(stored.title);
    await expect(screen.getByRole('radio', { name: 'Clock' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Shield' }));
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ fields: expect.objectContaining({ icon: 'shield' }) }),
    );
  },
};

export const New: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await type(text.title, 'Zamanında');
    await type(text.description, 'Takvime uyarız.');
    await press(text.save);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        stored: null,
        fields: { title: 'Zamanında', description: 'Takvime uyarız.', icon: '', active: true },
      }),
    );
  },
};

export const RequiredMissing: Story = {
  args: { load: ready({ item: null, site }) },
  play: async ({ args }) => {
    await field(text.title);
    await press(text.save);
    const summary = await screen.findByRole('alert');
    await expect(summary).toHaveTextContent('Please fill in the title field.');
    await expect(summary).toHaveTextContent('Please fill in the description field.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: text.title })).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to load item data. Please try again.');
  },
};

const states = formStates<Reason, ReasonValues, PictureChange>({
  stored,
  fields: valuesOf(reasonForm, stored),
  key: 'title',
  name: text.title,
  texts: text,
});

export const Saving: Story = states.saving;
export const SaveFailed: Story = states.saveFailed;
export const Conflict: Story = states.conflict;
export const DraftOffered: Story = states.draftOffered;
