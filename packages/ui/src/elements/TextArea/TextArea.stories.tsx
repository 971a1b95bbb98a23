import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Elements/TextArea',
  component: TextArea,
  parameters: { look: 'panel' },
  args: { label: 'Short description', counter: '0 / 600' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { defaultValue: 'İhtiyacı yerinde dinler, işi adımlara böleriz.', counter: '46 / 600' },
};

export const Wrong: Story = {
  args: { error: 'At most 600 characters', counter: '612 / 600' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Short description' });
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('At most 600 characters');
  },
};
