import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
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

/**
 * **For** sections of one screen that are used one at a time.
 *
 * **Not for** ordered steps, or links to other pages.
 */
const meta = {
  title: 'Elements/Tabs',
  component: Tabs,
  tags: ['autodocs'],
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

const onWork = fn<(of: string, selected: string) => void>();

/** Content that works on behalf of the selected tab, as a form does that reports its input. */
function Working({ of, selected }: { of: string; selected: string }) {
  useEffect(() => onWork(of, selected), [of, selected]);
  return <p>{of}</p>;
}

/** The content of a tab is gone before anything is done for another one. */
export const LeftAtOnce: Story = {
  beforeEach: () => {
    onWork.mockClear();
  },
  render: function Filled(args) {
    const [selected, setSelected] = useState('general');
    const tabs = args.tabs.map((tab) => ({ ...tab, content: <Working of={tab.key} selected={selected} /> }));
    return <Tabs {...args} tabs={tabs} value={selected} onChange={setSelected} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Colors' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Colors' })).toHaveTextContent('colors');
    await expect(onWork.mock.calls).toEqual([
      ['general', 'general'],
      ['colors', 'colors'],
    ]);
  },
};

/** More and longer tabs than fit: the row scrolls, not the page. */
export const LongText: Story = {
  args: {
    tabs: [
      'Kurumsal kimlik ve iletişim bilgileri',
      'Ana sayfanın bölümleri',
      'Sosyal medya hesapları',
      'Harita ve yol tarifi',
    ].map((label, index) => ({
      key: index === 0 ? 'general' : String(index),
      label,
      content: <p>{label}</p>,
    })),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

/** The row is wider than the screen: the selected tab is visible. */
export const Narrow: Story = {
  args: {
    value: 'tab-9',
    tabs: Array.from({ length: 9 }, (_none, index) => ({
      key: `tab-${index + 1}`,
      label: `Settings ${index + 1}`,
      content: <p>Part {index + 1}</p>,
    })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const chosen = canvas.getByRole('tab', { selected: true });
    await expect(row.width).toBeLessThan(600);
    await waitFor(() => expect(chosen.getBoundingClientRect().right).toBeLessThanOrEqual(row.right));
  },
};
