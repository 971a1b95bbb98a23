import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconName } from './Icon.tsx';
import { paths } from './paths.ts';

const meta = {
  title: 'Elements/Icon',
  component: Icon,
  args: { name: 'arrow' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const isName = (name: string): name is IconName => name in paths;

export const All: Story = {
  render: (args) => (
    <ul>
      {Object.keys(paths)
        .filter(isName)
        .map((name) => (
          <li key={name}>
            <Icon {...args} name={name} /> {name}
          </li>
        ))}
    </ul>
  ),
};
export const Tiny: Story = { args: { size: 'tiny' } };
export const Large: Story = { args: { size: 'large' } };
