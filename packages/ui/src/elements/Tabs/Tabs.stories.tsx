import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs, type TabsProps } from './Tabs.tsx';

function Chosen(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(key) => {
        setValue(key);
        props.onChange(key);
      }}
    />
  );
}

const meta = {
  title: 'Elements/Tabs',
  component: Tabs,
  parameters: { look: 'panel', layout: 'fullscreen' },
  render: (args) => <Chosen {...args} />,
  args: {
    label: 'Settings',
    value: 'general',
    onChange: fn(),
    tabs: [
      { key: 'general', label: 'General', content: <p>Names and addresses</p> },
      { key: 'colors', label: 'Colors', content: <p>Eight colors</p> },
      { key: 'map', label: 'Map', content: <p>Where we are</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Names and addresses');
    await userEvent.click(canvas.getByRole('tab', { name: 'Colors' }));
    await expect(args.onChange).toHaveBeenCalledWith('colors');
    await expect(canvas.getByRole('tabpanel', { name: 'Colors' })).toHaveTextContent('Eight colors');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'General' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Map', selected: true })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'General', selected: true })).toHaveFocus();
  },
};
