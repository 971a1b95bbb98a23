import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, iconNames } from './Icon.tsx';

/**
 * **For** the site's few hairline icons next to text.
 *
 * **Not for** the panel, whose icons come from lucide-react, and never alone without an accessible name.
 */
const meta = {
  title: 'Elements/Icon',
  component: Icon,
  tags: ['autodocs'],
  args: { name: 'arrow' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: (args) => (
    <ul>
      {iconNames().map((name) => (
        <li key={name}>
          <Icon {...args} name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};
export const Tiny: Story = { args: { size: 'tiny' } };
export const Large: Story = { args: { size: 'large' } };
