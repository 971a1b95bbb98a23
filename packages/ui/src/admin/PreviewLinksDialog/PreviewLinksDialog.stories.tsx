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
/** The phone's own sheet. */
const share = fn<(data: ShareData) => Promise<void>>();
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
    const byWhatsApp = screen.getByRole('link', { name: new RegExp(adminFormsText.sending.byWhatsApp) });
    await expect(byWhatsApp).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(adminPreviewText.words(address))}`,
    );
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(adminPreviewText.close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

/** A phone shares it with whatever its owner writes to people by. */
export const Shared: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    return () => void Reflect.deleteProperty(navigator, 'share');
  },
  play: async () => {
    const { share: name, byWhatsApp, shareFailed } = adminFormsText.sending;
    await press(adminPreviewText.make);
    const button = await screen.findByRole('button', { name });
    const shareAgain = async () => {
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
      await userEvent.click(button);
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    };
    await expect(screen.queryByRole('link', { name: new RegExp(byWhatsApp) })).toBeNull();
    share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
    await shareAgain();
    await expect(share).toHaveBeenLastCalledWith({ text: adminPreviewText.words(address) });
    await expect(screen.queryByText(shareFailed)).toBeNull();
    share.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
    await shareAgain();
    await waitFor(() => expect(screen.getByText(shareFailed)).toBeVisible());
    share.mockResolvedValueOnce();
    await shareAgain();
    await expect(screen.queryByText(shareFailed)).toBeNull();
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
