import type { Meta, StoryObj } from '@storybook/react-vite';
import { servicesBasic } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { leavingLayer } from '../../../elements/Link/testing/leavingLayer.ts';
import { menuEntries } from '../menu.ts';
import { MenuSheet } from './MenuSheet.tsx';

const meta = {
  title: 'Site/Parts/MenuSheet',
  component: MenuSheet,
  globals: { viewport: { value: 'phone' } },
  args: {
    company: siteInfo.companyName,
    logo: null,
    entries: menuEntries(servicesBasic),
    currentPath: '/',
    phone: siteInfo.phone,
    email: siteInfo.email,
    quoteHref: '/teklif-al',
  },
} satisfies Meta<typeof MenuSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menüyü aç' }));
    const sheet = within(canvas.getByRole('dialog', { name: 'Menü' }));
    await userEvent.click(sheet.getByText('Hizmetler'));
    const list = sheet.getAllByRole('link').map((link) => link.textContent);
    await expect(list).toEqual(
      expect.arrayContaining(servicesBasic.map(({ title }) => expect.stringContaining(title))),
    );
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
};

export const LargeText: Story = {
  globals: { viewport: { value: 'narrow' }, text: 'double' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menüyü aç' }));
    const sheet = canvas.getByRole('dialog', { name: 'Menü' });
    await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
  },
};

const dialogIn = (canvasElement: HTMLElement) => canvasElement.querySelector('dialog');

export const ClosedAgain: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Menüyü aç' });
    await userEvent.click(opener);
    // The dialog is shown one frame before it becomes modal.
    await waitFor(() => expect(dialogIn(canvasElement)?.matches(':modal')).toBe(true));
    await leavingLayer(() => userEvent.click(canvas.getByRole('button', { name: 'Menüyü kapat' })));
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

/** Opened again before the browser has gone back from the entry of the closed one, which takes it a moment. */
export const OpenedAgainAtOnce: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Menüyü aç' });
    const isModal = () => dialogIn(canvasElement)?.matches(':modal');
    await userEvent.click(opener);
    await waitFor(() => expect(isModal()).toBe(true));
    const closed = new Promise((resolve) => {
      dialogIn(canvasElement)?.addEventListener('close', resolve, { once: true });
    });
    await leavingLayer(async () => {
      canvas.getByRole('button', { name: 'Menüyü kapat' }).click();
      await closed;
      opener.click();
    });
    await waitFor(() => expect(isModal()).toBe(true));
    await leavingLayer(async () => history.back());
    await waitFor(() => expect(isModal()).toBe(false));
  },
};

/** The entry below may be that of an overlay that was taken away while it was open. */
export const BackOverOtherLayer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    history.replaceState({ ...history.state, layer: true }, '');
    await userEvent.click(canvas.getByRole('button', { name: 'Menüyü aç' }));
    await waitFor(() => expect(dialogIn(canvasElement)?.matches(':modal')).toBe(true));
    const closed = new Promise((resolve) => {
      dialogIn(canvasElement)?.addEventListener('close', resolve, { once: true });
    });
    history.back();
    const back = spyOn(history, 'back').mockImplementation(() => undefined);
    await closed;
    await expect(back).not.toHaveBeenCalled();
    history.replaceState({ ...history.state, layer: false }, '');
  },
};

/** A tap inside the menu before it has become modal. */
export const QuickFinger: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Menüyü aç' });
    opener.focus();
    opener.click();
    canvas.getByRole('button', { name: 'Menüyü kapat' }).focus();
    await waitFor(() => expect(dialogIn(canvasElement)?.matches(':modal')).toBe(true));
    await leavingLayer(() => userEvent.click(canvas.getByRole('button', { name: 'Menüyü kapat' })));
    await expect(opener).toHaveFocus();
  },
};

export const OnServicePage: Story = {
  args: { currentPath: servicesBasic[0]?.path ?? '/' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Menüyü aç' }));
    const open = canvas.getByRole('link', { name: servicesBasic[0]?.title ?? '' });
    await waitFor(() => expect(open).toBeVisible());
    await expect(open).toHaveAttribute('aria-current', 'page');
  },
};
