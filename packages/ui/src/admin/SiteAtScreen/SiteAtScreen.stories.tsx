import type { Meta, StoryObj } from '@storybook/react-vite';
import { noChange } from '@vitrin/contract/history/historyChange';
import { ready } from '@vitrin/contract/load';
import type { SiteAtChange } from '@vitrin/contract/history/siteAt';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminSiteAtText as text } from '../../text/panelText.ts';
import { SiteAtScreen, type SiteAtScreenProps } from './SiteAtScreen.tsx';

const now = new Date('2026-11-21T12:00:00.000Z');
const at = '2026-11-14T06:30:00.000Z';
const change = (given: Partial<SiteAtChange>): SiteAtChange => ({
  kind: 'services',
  id: 'service-1',
  title: 'Mimari Tasarım',
  act: 'changed',
  change: noChange,
  fault: null,
  ...given,
});
const changes = [
  change({ change: { ...noChange, fields: ['title', 'description'] } }),
  change({ id: 'service-2', title: 'Peyzaj', act: 'returned' }),
  change({ id: 'service-3', title: 'Deneme', act: 'removed' }),
  change({ id: 'service-4', title: 'Eski hizmet', fault: 'unknown' }),
  change({ kind: 'settings', id: 'theme', title: '', change: { ...noChange, fields: ['primaryColor'] } }),
];

const meta = {
  title: 'Admin/SiteAtScreen',
  component: SiteAtScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    at,
    changes: ready(changes),
    placeOf: ({ kind }) => (kind === 'settings' ? 'Tema' : 'Hizmetler'),
    now,
    undoable: false,
    onMoment: fn(),
    onPreview: fn<SiteAtScreenProps['onPreview']>(async () => '/onizleme/x'),
    onRestore: fn<SiteAtScreenProps['onRestore']>(async () => ({ status: 'done' })),
    onUndo: fn<SiteAtScreenProps['onUndo']>(async () => ({ status: 'done' })),
  },
} satisfies Meta<typeof SiteAtScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText(text.when)).toHaveValue('2026-11-14T09:30');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(changes.length);
    await expect(canvas.getByText(text.fault.unknown)).toBeVisible();
    // Unchanged subjects are not counted.
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('4');
    await press(text.preview);
    const link = await canvas.findByRole('link', { name: new RegExp(text.openPreview) });
    await expect(link).toHaveAttribute('href', '/onizleme/x');
    await press(text.restore);
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: text.restore }));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledOnce());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const Choosing: Story = {
  args: { at: undefined, changes: undefined },
  play: async ({ args, canvas }) => {
    await press(text.show);
    await expect(args.onMoment).toHaveBeenCalledWith('2026-11-20T12:00:00.000Z');
    await userEvent.clear(canvas.getByLabelText(text.when));
    await press(text.show);
    await expect(canvas.getByText(text.noMoment)).toBeVisible();
    await expect(args.onMoment).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { changes: { status: 'loading' } } };

export const Failed: Story = {
  args: { changes: { status: 'failed', error: text.loadFailed, retry: fn() } },
};

export const Empty: Story = {
  args: { changes: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.none)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: text.restore })).toBeNull();
  },
};

/** The site was restored, which can be undone; undoing it failed. */
export const Undo: Story = {
  args: {
    changes: ready([]),
    undoable: true,
    onUndo: fn<SiteAtScreenProps['onUndo']>(async () => ({ status: 'failed', reason: text.restoreFailed })),
  },
  play: async ({ canvas }) => {
    await press(text.undo);
    await expect(await canvas.findByText(text.restoreFailed)).toBeVisible();
  },
};

export const NoPreview: Story = {
  args: { onPreview: fn<SiteAtScreenProps['onPreview']>(async () => undefined) },
  play: async ({ canvas }) => {
    await press(text.preview);
    await expect(await canvas.findByText(text.previewFailed)).toBeVisible();
  },
};

export const Long: Story = {
  args: {
    changes: ready(
      Array.from({ length: 200 }, (_none, index) =>
        change({ id: `service-${index}`, title: `Kıyı boyunca uzanan evlerin hikâyesi ${index}` }),
      ),
    ),
  },
};
