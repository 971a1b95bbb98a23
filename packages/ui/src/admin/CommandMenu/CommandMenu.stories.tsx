import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { openLayers } from '../../elements/Link/layers.ts';
import { adminSettingsText, adminText } from '../../text/panelText.ts';
import { CommandMenu, type CommandMenuProps } from './CommandMenu.tsx';
import { useCommandKeys } from './useCommandKeys.ts';

const meta = {
  title: 'Admin/CommandMenu',
  component: CommandMenu,
  parameters: { layout: 'fullscreen' },
  args: {
    opened: 'commands',
    entries: [
      { key: 's1', title: 'İç Dizayn', where: 'Services', href: '/admin/services/edit/1' },
      { key: 'p1', title: 'Işık Evi', where: 'Projects', href: '/admin/projects/edit/1' },
    ],
    onClose: fn(),
    onGo: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof CommandMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const { commands: text } = adminSettingsText;
const box = () => screen.getByRole('combobox');

export const Ready: Story = {
  play: async () => {
    await expect(screen.getByRole('option', { name: 'New service' })).toBeVisible();
    await expect(screen.getByRole('option', { name: /Slider Images/ })).toBeInTheDocument();
  },
};

export const Found: Story = {
  play: async ({ args }) => {
    await userEvent.type(box(), 'ic diz');
    await expect(await screen.findByRole('option', { name: /İç Dizayn/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onGo).toHaveBeenCalledWith('/admin/services/edit/1');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const SignedOut: Story = {
  play: async ({ args }) => {
    await userEvent.type(box(), 'sign out');
    await expect(await screen.findByRole('option', { name: adminText.frame.logout })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await expect(args.onGo).not.toHaveBeenCalled();
  },
};

/** The whole placeholder fits on a phone. */
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) throw new Error('The browser draws no text');
    const { font, width } = getComputedStyle(box());
    context.font = font;
    await expect(context.measureText(text.placeholder).width).toBeLessThan(Number.parseFloat(width));
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(box(), 'zzz');
    await expect(await screen.findByText('Nothing found. Try another word.')).toBeVisible();
  },
};

/** "Nothing found" is only said once it is known. */
export const Searching: Story = {
  args: { unsure: 'searching' },
  play: async () => {
    await userEvent.type(box(), 'zzz');
    await expect(await screen.findByText(text.searching)).toBeVisible();
    await expect(screen.queryByText(text.nothing)).toBeNull();
  },
};

export const SearchFailed: Story = {
  args: { unsure: 'failed' },
  play: async () => {
    await userEvent.type(box(), 'zzz');
    await expect(await screen.findByText(text.searchFailed)).toBeVisible();
  },
};

export const Shortcuts: Story = {
  args: { opened: 'shortcuts' },
  play: async ({ args }) => {
    const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(shortcuts).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

function Keyed(args: CommandMenuProps) {
  const [opened, setOpened] = useState<CommandMenuProps['opened']>();
  useCommandKeys({ onCommands: () => setOpened('commands'), onShortcuts: () => setOpened('shortcuts') });
  return <CommandMenu {...args} opened={opened} onClose={() => setOpened(undefined)} />;
}

export const OpenedByKeys: Story = {
  render: Keyed,
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(box()).toBeVisible());
    await userEvent.type(box(), '?');
    await expect(box()).toHaveValue('?');
    await expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
  },
};

function OpenedByButton(args: CommandMenuProps) {
  const [opened, setOpened] = useState<CommandMenuProps['opened']>();
  return (
    <>
      <button type="button" onClick={() => setOpened('commands')}>
        Open
      </button>
      <CommandMenu {...args} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}

export const FocusReturns: Story = {
  render: OpenedByButton,
  play: async () => {
    const opener = screen.getByRole('button', { name: 'Open' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(box()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosedByBack: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(openLayers.isOpen()).toBe(true));
    openLayers.closeTop();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ShortcutsByKey: Story = {
  render: Keyed,
  play: async () => {
    await userEvent.keyboard('?');
    const shortcuts = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(shortcuts).toBeVisible());
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
