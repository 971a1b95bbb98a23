import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import type { WhyUsItem } from '@vitrin/contract/whyUs';
import { whyUs } from '@vitrin/mocks/fixtures/whyUs';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { itemFormsText } from '../../text/itemForms.en.ts';
import {
  answering,
  field,
  formArgs,
  press,
  site,
  taking,
  type,
} from '../parts/ItemForm/testing/formStory.ts';
import { WhyUsFormScreen } from './WhyUsFormScreen.tsx';

const text = itemFormsText.whyUs;
const [first] = whyUs;
if (!first) throw new Error('The fixtures have no reason');
const stored: WhyUsItem = first;

const meta = {
  title: 'Admin/WhyUsFormScreen',
  component: WhyUsFormScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...formArgs, load: ready({ item: stored, site }), onSave: taking(stored) },
} satisfies Meta<typeof WhyUsFormScreen>;
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

export const SaveFailed: Story = {
  args: { onSave: answering({ status: 'failed' }) },
  play: async () => {
    await type(text.title, ' 2');
    await press(text.save);
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save item. Please try again.',
    );
  },
};

export const Loading: Story = { args: { load: { status: 'loading' } } };

export const LoadFailed: Story = {
  args: { load: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to load item data. Please try again.');
  },
};
