import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide-react';
import { expect, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

/**
 * **For** naming an icon, or truncated text.
 *
 * **Not for** essential information: touch screens and print do not show it.
 */
const meta = {
  title: 'Elements/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
  parameters: {
    look: 'panel',
    layout: 'centered',
    // On the docs page it is shown in an iframe, since it covers its surroundings.
    docs: { story: { inline: false, height: '140px' } },
  },
  args: {
    text: 'Site Settings',
    children: <IconButton label="Site Settings" icon={<Settings size={16} aria-hidden />} />,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Site Settings');
  },
};

export const EscapeShuts: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const NotWanted: Story = {
  args: { wanted: () => false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { text: 'Afyonkarahisarlılaştıramadıklarımızdan biri için sitenin bütün ayarlarını açar' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const { left, right } = (await screen.findByRole('tooltip')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
