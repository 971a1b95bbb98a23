import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Notice } from '../Notice/Notice.tsx';
import { region } from '../Toast/Toast.css.ts';
import { SaveBar } from './SaveBar.tsx';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/**
 * **For** the bottom of every long form of the panel.
 *
 * **Not for** dialogs with two buttons, or settings that apply immediately.
 */
const meta = {
  title: 'Elements/SaveBar',
  component: SaveBar,
  tags: ['autodocs'],
  parameters: { look: 'panel', layout: 'fullscreen' },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <SaveBar {...args} />
    </form>
  ),
  args: {
    status: 'Unsaved changes',
    detail: 'Title and Description',
    changed: true,
    saving: false,
    texts: { save: 'Save service', saving: 'Saving…', discard: 'Discard' },
    onDiscard: fn(),
  },
} satisfies Meta<typeof SaveBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Changed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledTimes(1);
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Save service' }));
    await expect(onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const SavedByKeyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Meta>}s{/Meta}');
    await expect(onSubmit).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('s');
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Clean: Story = {
  args: { status: 'All changes saved', detail: undefined, changed: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('All changes saved');
    await expect(canvas.queryByRole('button', { name: 'Discard' })).toBeNull();
  },
};

export const Saving: Story = {
  args: { status: 'Saving…', saving: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Toasts appear above the message. */
export const WithNotice: Story = {
  args: { notice: <Notice tone="bad" announced="atOnce" title="Nothing was saved. Please try again." /> },
  decorators: [
    (Story) => (
      <>
        <Story />
        <output className={region} style={{ position: 'fixed', bottom: 0 }}>
          A toast
        </output>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const message = canvas.getByRole('alert');
    await expect(message).toHaveTextContent('Nothing was saved.');
    // The bar's height is told anew when the message gets its font.
    await waitFor(() => {
      const toast = canvas.getByText('A toast').getBoundingClientRect();
      return expect(window.innerHeight - toast.bottom).toBeGreaterThan(
        message.getBoundingClientRect().height + 59,
      );
    });
  },
};

/** With larger text, the buttons are below the status. */
export const LargeText: Story = {
  globals: { viewport: { value: 'narrow' }, text: 'double' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const lines =
      status.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(status).fontSize);
    await expect(lines).toBeGreaterThan(1);
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(
        status.getBoundingClientRect().bottom,
      );
    }
  },
};

export const Narrow: Story = {
  args: { detail: 'Title, Subtitle, Path, Short description, Description and Picture' },
  globals: { viewport: { value: 'narrow' } },
};
