import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

/**
 * **For** a setting that takes effect immediately, such as showing an entry on the website.
 *
 * **Not for** forms that are saved as a whole, or selecting rows (Checkbox).
 */
const meta = {
  title: 'Elements/Switch',
  component: Switch,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { label: 'Eğitim is visible on the website', word: 'Active', on: true, onFlip: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Eğitim is visible on the website, Active' });
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(args.onFlip).toHaveBeenCalledWith(false);
  },
};

export const Off: Story = {
  args: { word: 'Inactive', on: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onFlip).toHaveBeenCalledWith(true);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onFlip).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toHaveAttribute('aria-busy', 'true');
  },
};

export const TerseOnPhone: Story = {
  args: { terse: true },
  globals: { viewport: { value: 'phone' } },
};

export const Disabled: Story = { args: { disabled: true } };

export const LabelInView: Story = {
  render: ({ on, onFlip }) => <Switch label="Show the map" on={on} onFlip={onFlip} />,
};

export const LongText: Story = {
  render: ({ on, onFlip }) => (
    <Switch
      label="Ziyaretçilerin haritayı ve yol tarifini iletişim sayfasında görmesine izin ver"
      on={on}
      onFlip={onFlip}
    />
  ),
  globals: { viewport: { value: 'narrow' } },
};
