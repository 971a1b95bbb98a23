import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminMailText } from '../../text/panelText.ts';
import { type ConfirmEmailOutcome, ConfirmEmailScreen } from './ConfirmEmailScreen.tsx';

const ends = (outcome: ConfirmEmailOutcome) => fn(async (): Promise<ConfirmEmailOutcome> => outcome);

const meta = {
  title: 'Admin/ConfirmEmailScreen',
  component: ConfirmEmailScreen,
  parameters: { layout: 'fullscreen' },
  args: { panelHref: '/admin/dashboard', onConfirm: ends('done') },
} satisfies Meta<typeof ConfirmEmailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = () => adminMailText.confirmed;

/** Mail scanners open the link; only a person presses the button. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(words().title);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

const press: NonNullable<Story['play']> = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: words().confirm }));

export const Done: Story = {
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(words().done)).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: words().toPanel })).toBeVisible();
  },
};

export const Dead: Story = {
  args: { onConfirm: ends('dead') },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(words().dead)).toBeVisible();
  },
};

export const Taken: Story = {
  args: { onConfirm: ends('taken') },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(words().taken)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { onConfirm: ends('failed') },
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByText(words().failed)).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: words().confirm })).toBeVisible();
  },
};

export const LinkMissing: Story = { args: { linkMissing: true } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
