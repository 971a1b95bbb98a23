import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toast } from './Toast.tsx';

/**
 * **For** the result of a finished action, with at most one follow-up action.
 *
 * **Not for** what must stay visible, or errors in a form (ErrorSummary).
 */
const meta = {
  title: 'Elements/Toast',
  component: Toast,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { tone: 'success', text: 'Service deleted', dismissLabel: 'Dismiss', onDismiss: fn() },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Service deleted');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const WithAction: Story = { args: { action: { label: 'Undo', onPress: fn() } } };

export const Failure: Story = {
  args: {
    tone: 'failure',
    text: 'Failed to update service status. Please try again.',
    action: { label: 'Retry', onPress: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to update service status.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.action?.onPress).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    tone: 'failure',
    text: 'Değişiklikler kaydedilemedi, çünkü sunucuya ulaşılamıyor; yazdıklarınız bu tarayıcıda duruyor.',
    action: { label: 'Yeniden dene', onPress: fn() },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args, canvas }) => {
    const words = canvas.getByText(args.text).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Yeniden dene' }).getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(words.bottom);
  },
};
