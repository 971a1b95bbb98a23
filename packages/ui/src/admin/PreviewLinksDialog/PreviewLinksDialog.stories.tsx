import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import type { PreviewLink } from '@vitrin/contract/drafts/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { adminFormsText, adminPreviewText } from '../../text/panelText.ts';
import { PreviewLinksDialog, type PreviewOutcome } from './PreviewLinksDialog.tsx';

const now = new Date('2026-11-24T09:00:00.000Z');
const subject = { kind: 'services', id: 'service-1' } as const;
const link: PreviewLink = {
  id: 'preview-1',
  by: 'Elif Karaca',
  mine: true,
  subject,
  title: 'Bütçe Planlaması',
  createdAt: '2026-11-24T08:00:00.000Z',
  expiresAt: '2026-11-25T08:00:00.000Z',
  usedAt: null,
};
const links: readonly PreviewLink[] = [
  link,
  { ...link, id: 'preview-2', subject: null, title: '', mine: false, by: 'Seda Tuna' },
  { ...link, id: 'preview-3', subject: { kind: 'settings', id: 'theme' }, title: '', usedAt: link.createdAt },
  { ...link, id: 'preview-4', subject: { kind: 'posts', id: 'new' }, title: '' },
];
const address = `https://ornek.example/onizleme/${'k3'.repeat(21)}x`;
const answering = (outcome: PreviewOutcome) => fn(async (): Promise<PreviewOutcome> => outcome);

const meta = {
  title: 'Admin/PreviewLinksDialog',
  component: PreviewLinksDialog,
  args: {
    open: true,
    subject,
    links: ready(links),
    now,
    onMake: answering({ status: 'made', link: address }),
    onRevoke: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PreviewLinksDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Ready: Story = {
  play: async ({ args }) => {
    const list = await screen.findByRole('list');
    await waitFor(() => expect(within(list).getByText(adminPreviewText.wholeSite)).toBeVisible());
    const [revoke] = within(list).getAllByRole('button', { name: adminPreviewText.revoke });
    if (revoke) await userEvent.click(revoke);
    await expect(args.onRevoke).toHaveBeenCalledWith(link);
  },
};

export const Made: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: adminPreviewText.lasts }),
      adminPreviewText.hours[168],
    );
    await press(adminPreviewText.make);
    await expect(args.onMake).toHaveBeenCalledWith({ subject, hours: 168 });
    await waitFor(() => expect(screen.getByText(address)).toBeVisible());
    await expect(screen.getByRole('button', { name: adminPreviewText.copy })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(adminPreviewText.close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const WholeSite: Story = {
  play: async ({ args }) => {
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: adminPreviewText.shows }),
      adminPreviewText.all,
    );
    await press(adminPreviewText.make);
    await expect(args.onMake).toHaveBeenCalledWith({ subject: null, hours: 24 });
  },
};

export const Refused: Story = {
  args: { onMake: fn(async () => ({ status: 'refused' as const, reason: adminPreviewText.nothingTyped })) },
  play: async () => {
    await press(adminPreviewText.make);
    await waitFor(() => expect(screen.getByText(adminPreviewText.nothingTyped)).toBeVisible());
  },
};

export const Empty: Story = { args: { links: ready([]) } };
export const Loading: Story = { args: { links: { status: 'loading' } } };

export const Failed: Story = {
  args: { links: { status: 'failed', error: '', retry: fn() } },
  play: async ({ args }) => {
    await press(adminFormsText.tryAgain);
    const { links: load } = args;
    if (load.status === 'failed') await expect(load.retry).toHaveBeenCalledTimes(1);
  },
};

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { links: ready([{ ...link, mine: false, title: 'UzunBirBaşlık'.repeat(14) }]) },
};
export const OnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } };
