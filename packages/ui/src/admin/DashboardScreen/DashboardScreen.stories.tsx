import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { ready } from '@vitrin/contract/load';
import { messages } from '@vitrin/mocks/fixtures/messages';
import { longService, services } from '@vitrin/mocks/fixtures/services';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { ServerWarnings } from '../ServerWarnings/ServerWarnings.tsx';
import { kindNames } from './countedKinds.ts';
import { type DashboardKinds, DashboardScreen } from './DashboardScreen.tsx';

const newest = services.map(({ id, title, image, createdAt }) => ({
  id,
  title,
  image,
  createdAt,
  href: adminPaths.editService(id),
}));

const kinds = {
  projects: ready({ total: 6, active: 6, newest: [] }),
  services: ready({ total: 7, active: 6, newest }),
  posts: ready({ total: 0, active: 0, newest: [] }),
  members: ready({ total: 5, active: 5, newest: [] }),
  gallery: ready({ total: 12, active: 7, newest: [] }),
} satisfies DashboardKinds;

const none = ready({ total: 0, active: 0, newest: [] });
const loading = { status: 'loading' } as const;
const retry = fn();
const failed = { status: 'failed', error: 'Failed to load projects. Please try again.', retry } as const;
const all = (load: DashboardKinds['projects']): DashboardKinds =>
  Object.fromEntries(kindNames.map((kind) => [kind, load]));

const meta = {
  title: 'Admin/DashboardScreen',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    firstName: 'Elif',
    kinds,
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
      'Projects6All live',
      'Services76 live, 1 hidden',
      'Blog Posts0None yet',
      'Team Members5All live',
      'Gallery Images127 live, 5 hidden',
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

/** A scheduled entry is neither live nor hidden. */
export const Planned: Story = {
  args: { kinds: { ...kinds, posts: ready({ total: 9, active: 6, scheduled: 2, newest: [] }) } },
  play: async ({ canvas }) => {
    const counts = within(canvas.getByRole('region', { name: 'Counts' }));
    await expect(counts.getByRole('link', { name: /^Blog Posts/ })).toHaveTextContent(
      'Blog Posts96 live, 2 scheduled, 1 hidden',
    );
  },
};

export const Loading: Story = { args: { kinds: all(loading), messages: loading } };

export const Failed: Story = {
  args: {
    kinds: all(failed),
    messages: { status: 'failed', error: 'Failed to load messages. Please try again.', retry },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Team Members' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Messages' }));
    await expect(retry).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('region', { name: 'Quick actions' })).toBeVisible();
    await expect(canvas.queryByText('No recent activity to display')).not.toBeInTheDocument();
  },
};

/** One list fails: the others are still counted and shown. */
export const FailedInPart: Story = {
  args: { kinds: { ...kinds, posts: failed } },
  play: async ({ canvas, userEvent }) => {
    const counts = within(canvas.getByRole('region', { name: 'Counts' }));
    await expect(counts.getAllByRole('link')).toHaveLength(4);
    const recent = within(canvas.getByRole('region', { name: 'Recent Activity' }));
    await expect(recent.getAllByRole('link')).toHaveLength(5);
    await expect(recent.getByRole('alert')).toHaveTextContent('Could not be loaded: Blog Posts');
    retry.mockClear();
    await userEvent.click(recent.getByRole('button', { name: 'Try again: Recent Activity' }));
    await userEvent.click(counts.getByRole('button', { name: 'Try again: Blog Posts' }));
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

/** The server has detected a problem that its operator should fix. */
export const Warning: Story = {
  args: {
    warnings: <ServerWarnings warnings={[{ code: 'proxy-not-announced', message: '' }]} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server needs attention')).toBeVisible();
    await expect(canvas.getByText(/^Requests come through a proxy/)).toBeVisible();
  },
};

export const LoadingInPart: Story = { args: { kinds: { ...kinds, gallery: loading } } };

export const Empty: Story = {
  args: { kinds: all(none), messages: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No recent activity to display')).toBeVisible();
  },
};

export const Undated: Story = {
  args: {
    kinds: {
      ...kinds,
      services: ready({ total: 7, active: 6, newest: newest.map(({ createdAt: _none, ...item }) => item) }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Recently')).toHaveLength(5);
  },
};

export const LongText: Story = {
  args: {
    kinds: {
      ...kinds,
      services: ready({
        total: 12_480,
        active: 12_001,
        newest: newest.map(({ id, image, href, createdAt }) => ({
          id,
          image,
          href,
          createdAt,
          title: longService.title,
        })),
      }),
    },
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Authors see posts only. */
export const ForAuthors: Story = {
  args: { role: 'author', messages: undefined },
  play: async ({ canvas }) => {
    const counts = within(canvas.getByRole('region', { name: adminText.dashboard.counts }));
    await expect(counts.getAllByRole('link')).toHaveLength(1);
    const quick = within(canvas.getByRole('region', { name: adminText.dashboard.quickActions }));
    await expect(quick.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('link', { name: adminText.projects.new })).toBeNull();
  },
};
