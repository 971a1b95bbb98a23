import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, ExternalLink, Trash2 } from 'lucide-react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { IconButton } from '../IconButton/IconButton.tsx';
import { openLayers } from '../Link/layers.ts';
import { Menu } from './Menu.tsx';

const onDelete = fn();
const onUp = fn();

/**
 * **For** several actions on one item that do not deserve a button each.
 *
 * **Not for** navigating the website, or a single action.
 */
const meta = {
  title: 'Elements/Menu',
  component: Menu,
  tags: ['autodocs'],
  parameters: {
    look: 'panel',
    // On the docs page it is shown in an iframe, since it covers its surroundings.
    docs: { story: { inline: false, height: '260px' } },
  },
  args: {
    align: 'start',
    trigger: <IconButton label="Actions" icon={<Ellipsis size={16} aria-hidden />} />,
    groups: [
      {
        entries: [
          {
            kind: 'link',
            label: 'View on site',
            href: '/egitim',
            newTab: true,
            icon: <ExternalLink size={16} aria-hidden />,
          },
        ],
      },
      { entries: [{ kind: 'action', label: 'Move up', disabled: true, onChoose: onUp }] },
      {
        entries: [
          {
            kind: 'action',
            label: 'Delete…',
            tone: 'danger',
            icon: <Trash2 size={16} aria-hidden />,
            onChoose: onDelete,
          },
        ],
      },
    ],
  },
  beforeEach: () => {
    onDelete.mockClear();
    onUp.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-haspopup', 'menu');
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'View on site' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'View on site' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Delete…' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
    await expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus();
  },
};

export const ClosedByBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(trigger);
    await screen.findByRole('menu');
    await expect(openLayers.isOpen()).toBe(true);
    openLayers.closeTop();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
    await expect(openLayers.isOpen()).toBe(false);
  },
};

export const Choices: Story = {
  args: {
    groups: [
      {
        heading: 'Sort',
        entries: [
          { kind: 'choice', label: 'Site order', chosen: true, onChoose: onUp },
          { kind: 'choice', label: 'Title, A to Z', chosen: false, onChoose: onDelete },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Site order' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Title, A to Z' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
  },
};

/** Toggles announce their state, and show their keyboard shortcuts. */
export const Toggles: Story = {
  args: {
    groups: [
      {
        entries: [
          { kind: 'toggle', label: 'Underline', on: true, keys: 'Mod+U', onChoose: onUp },
          { kind: 'toggle', label: 'Quote', on: false, onChoose: onDelete },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const underline = await screen.findByRole('menuitemcheckbox', { name: 'Underline' });
    await expect(underline).toBeChecked();
    await expect(underline).toHaveAttribute('aria-keyshortcuts', 'Control+U');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Quote' }));
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
  },
};

/** Long labels wrap, and the menu stays within the viewport. */
export const LongText: Story = {
  args: {
    groups: [
      {
        heading: 'Birkaç satıra yayılan uzun bir başlık, çünkü Türkçede sözcükler uzar',
        entries: [
          {
            kind: 'link',
            label: 'Afyonkarahisarlılaştıramadıklarımızdan biri olarak sitede görüntüle',
            href: '/egitim',
          },
          { kind: 'action', label: 'Bu kaydı listenin en başına taşı ve orada tut', onChoose: onUp },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const { left, right } = (await screen.findByRole('menu')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};
