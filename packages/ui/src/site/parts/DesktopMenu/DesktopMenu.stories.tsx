import type { Meta, StoryObj } from '@storybook/react-vite';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { longService, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { expect, fireEvent } from 'storybook/test';
import { menuEntries } from '../menu.ts';
import { DesktopMenu } from './DesktopMenu.tsx';

const meta = {
  title: 'Site/Parts/DesktopMenu',
  component: DesktopMenu,
  args: { entries: menuEntries(servicesBasic), currentPath: sitePaths.home() },
} satisfies Meta<typeof DesktopMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', sitePaths.home());
  },
};

export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('button', { name: 'Hizmetler' });
    await userEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: servicesBasic[0]?.title ?? '' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('button', { name: 'Hizmetler' });
    heading.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: servicesBasic[0]?.title ?? '' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(heading).toHaveFocus();
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
  },
};

/** As in Safari, where a click does not focus a button. */
export const ClosedByEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('button', { name: 'Hizmetler' });
    await fireEvent.click(heading);
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(heading).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A service's page is below the heading, which is marked as current as well. */
export const OnServicePage: Story = { args: { currentPath: servicesBasic[0]?.path ?? '' } };
export const WithoutServices: Story = { args: { entries: menuEntries([]) } };

export const LongText: Story = {
  ...Unfolded,
  args: { entries: menuEntries([longService, ...servicesBasic]) },
};
