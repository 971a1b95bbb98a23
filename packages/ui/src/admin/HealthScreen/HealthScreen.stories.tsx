import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { deadOutside, poorHealth, siteHealth } from '@vitrin/mocks/fixtures/siteHealth';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminHealthText as text } from '../../text/panelText.ts';
import { HealthScreen } from './HealthScreen.tsx';

const meta = {
  title: 'Admin/HealthScreen',
  component: HealthScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    health: ready(siteHealth),
    palette: defaultPalette,
    hrefOf: ({ kind, entryId }) => `/admin/${kind}/${entryId}`,
    now: new Date('2026-03-02T09:00:00.000Z'),
    outside: { status: 'idle', found: undefined, onAsk: fn() },
  },
} satisfies Meta<typeof HealthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pale = { ...defaultPalette, greyColor: '#c8d0c9', bgLightSage: '#7a8a70' };

export const AllWell: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.allWell)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Ready: Story = {
  args: { health: ready(poorHealth), palette: pale },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.toMend(9))).toBeVisible();
    const [first] = within(canvas.getByRole('list', { name: text.checks })).getAllByRole('listitem');
    // Urgent findings come first.
    await expect(first).toHaveTextContent(text.backup.title);
    await expect(canvas.getByText(text.more(12))).not.toBeVisible();
    await userEvent.click(canvas.getByText(text.showMore(15)));
    await expect(canvas.getByText(text.more(12))).toBeVisible();
    // An entry with several pictures stands once, with their number.
    await expect(canvas.getByText(text.pictures(3))).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Eski bir çatı nasıl onarılır?' });
    await expect(link).toHaveAttribute('href', '/admin/posts/post-1');
    await expect(canvas.getByRole('link', { name: text.mail.link })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.colors.link })).toBeVisible();
  },
};

export const OutsideAsked: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: text.outsideLinks.ask }));
    await expect(args.outside.onAsk).toHaveBeenCalledOnce();
  },
};

export const OutsideAsking: Story = {
  args: { outside: { status: 'asking', found: undefined, onAsk: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: text.outsideLinks.asking }));
    await expect(args.outside.onAsk).not.toHaveBeenCalled();
  },
};

export const OutsideDead: Story = {
  args: { outside: { status: 'idle', found: { ...deadOutside, partly: true }, onAsk: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: deadOutside.first[0]?.title ?? '' })).toBeVisible();
    await expect(canvas.getByText(text.outsideLinks.partly, { exact: false })).toBeVisible();
  },
};

export const OutsideWell: Story = {
  args: { outside: { status: 'idle', found: { total: 0, first: [] }, onAsk: fn() } },
};

export const OutsideFailed: Story = {
  args: { outside: { status: 'failed', found: undefined, onAsk: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text.outsideLinks.failed);
  },
};

export const ForEditors: Story = {
  args: {
    health: ready(poorHealth),
    palette: pale,
    role: 'editor',
    hrefOf: () => '/admin/settings?tab=home',
  },
  play: async ({ canvas }) => {
    // Only owners can open the settings: for other roles, problems are reported without a link that they could not
    // follow.
    await expect(canvas.getByText(text.mail.notSet)).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    await expect(links.filter((href) => href.startsWith('/admin/settings'))).toEqual([]);
  },
};

export const Loading: Story = { args: { health: { status: 'loading' } } };

export const Failed: Story = {
  args: { health: { status: 'failed', error: text.loadFailed, retry: fn() } },
};

export const Phone: Story = { ...Ready, globals: { viewport: { value: 'phone' } } };
