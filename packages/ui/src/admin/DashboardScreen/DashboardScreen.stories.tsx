import { adminPaths } from '@vitrin/contract/adminPaths';
import { ready } from '@vitrin/contract/load';
import { messages } from '@vitrin/mocks/fixtures/messages';
import { services } from '@vitrin/mocks/fixtures/services';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { type DashboardData, DashboardScreen } from './DashboardScreen.tsx';

const data: DashboardData = {
  counts: [
    { kind: 'projects', total: 6, active: 6 },
    { kind: 'services', total: 7, active: 6 },
    { kind: 'posts', total: 0, active: 0 },
    { kind: 'members', total: 5, active: 5 },
    { kind: 'gallery', total: 12, active: 7 },
  ],
  items: services.map(({ id, title, image, createdAt }) => ({
    kind: 'services',
    id,
    title,
    image,
    createdAt,
    href: adminPaths.editService(id),
  })),
};

const undated = data.items.map(({ kind, id, title, image, href }) => ({ kind, id, title, image, href }));

const meta = {
  title: 'Admin/DashboardScreen',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    firstName: 'Elif',
    data: ready(data),
    messages: ready(messages),
    now: new Date('2026-01-06T10:00:00.000Z'),
  },
} satisfies Meta<typeof DashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Good afternoon, Elif' })).toBeVisible();
    const counts = within(canvas.getByRole('region', { name: 'Counts' }));
    await expect(counts.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Projects6All active',
      'Services76 active, 1 inactive',
      'Blog Posts0None yet',
      'Team Members5All active',
      'Gallery Images127 active, 5 inactive',
    ]);
    const recent = within(canvas.getByRole('region', { name: 'Recent Activity' })).getAllByRole('link');
    await expect(recent.map((link) => link.textContent)).toEqual([
      'EğitimService1 hour ago',
      'DanışmanlıkServiceYesterday',
      'Bakım ve OnarımService2 days ago',
      'Yerinde UygulamaService3 days ago',
      'Ölçülü ÜretimService4 days ago',
    ]);
    const actions = within(canvas.getByRole('region', { name: 'Quick actions' }));
    await expect(actions.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'New project',
      'New blog post',
      'Gallery',
      'Services',
      'Add team member',
      'Why Us',
      'Site Settings',
    ]);
    const letters = within(canvas.getByRole('region', { name: /^Messages/ }));
    await expect(letters.getByRole('link', { name: /Unread, Ayşe Çelik: Teklif/ })).toHaveAttribute(
      'href',
      '/admin/messages?id=message-1',
    );
  },
};

export const Loading: Story = { args: { data: { status: 'loading' } } };

const retry = fn();

export const Failed: Story = {
  args: {
    data: { status: 'failed', error: 'Failed to load dashboard data. Please try again.', retry },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: 'Quick actions' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    data: ready({ counts: data.counts.map(({ kind }) => ({ kind, total: 0, active: 0 })), items: [] }),
    messages: ready([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recent activity to display')).toBeVisible();
  },
};

export const Undated: Story = {
  args: { data: ready({ ...data, items: undated }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Recently')).toHaveLength(5);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
