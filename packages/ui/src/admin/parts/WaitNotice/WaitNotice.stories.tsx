import type { Meta, StoryObj } from '@storybook/react-vite';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { expect } from 'storybook/test';
import { WaitNotice } from './WaitNotice.tsx';

const text = waitingTexts.tooManyAttempts(30);

const meta = {
  title: 'Admin/Parts/WaitNotice',
  component: WaitNotice,
  args: { wait: { text, seconds: 30, left: 30 } },
} satisfies Meta<typeof WaitNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getByRole('timer')).toHaveTextContent(text);
  },
};

/** The announcement does not change, so that it is not read out every second. */
export const CountedDown: Story = {
  args: { wait: { text, seconds: 30, left: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text);
    await expect(canvas.getByRole('timer')).toHaveTextContent('Too many attempts. Try again in 1 second.');
  },
};

export const Over: Story = {
  args: { wait: { text, seconds: 30, left: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You can try again now.');
    await expect(canvas.queryByRole('timer')).not.toBeInTheDocument();
  },
};

/** Another server's own wording. */
export const OtherWords: Story = {
  args: { wait: { text: 'Rate limit exceeded', seconds: 30, left: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Rate limit exceededTry again in 12 seconds.');
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
