import type { Meta, StoryObj } from '@storybook/react-vite';
import { certificates } from '@vitrin/mocks/fixtures/certificates';
import type { Certificate } from '@vitrin/contract/kinds/certificate';
import { createEvent, expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { Certificates } from './Certificates.tsx';

const meta = {
  title: 'Site/Parts/Certificates',
  component: Certificates,
  args: { certificates },
} satisfies Meta<typeof Certificates>;
export default meta;
type Story = StoryObj<typeof meta>;

const lengthened = (certificate: Certificate): Certificate => ({
  ...certificate,
  title: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir belge adı',
});

const bare = (certificate: Certificate): Certificate => ({ ...certificate, issuer: '', year: '' });

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Örnek Tasarım Derneği, 2023')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'ISO 9001 Kalite Yönetim Sistemi, büyüt' }));
    await screen.findByRole('dialog', { name: 'Büyütülmüş görsel' });
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** A PDF opens through its link; if the browser cannot embed it, the lightbox links to it as well. */
export const Pdf: Story = {
  args: { certificates: certificates.slice(3) },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /^ISO 14001 .*, PDF \(1,2 MB\)$/ });
    await expect(link).toHaveAttribute('href', certificates[3]?.pdf?.url);
    // With Ctrl the browser opens it in another tab.
    const click = createEvent.click(link, { ctrlKey: true });
    const prevented = new Promise<boolean>((tell) => {
      document.addEventListener(
        'click',
        (event) => {
          tell(event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
    });
    await fireEvent(link, click);
    await expect(prevented).resolves.toBe(false);
    await userEvent.click(link);
    const dialog = await screen.findByRole('dialog', { name: /^ISO 14001/ });
    await expect(
      within(dialog).getByRole('link', { name: 'PDF’yi aç (1,2 MB, yeni sekme)' }),
    ).toHaveAttribute('target', '_blank');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const WithoutFacts: Story = {
  args: { certificates: certificates.slice(0, 1).map(bare) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).not.toBeInTheDocument();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const One: Story = { args: { certificates: certificates.slice(2) } };
export const LongText: Story = {
  args: { certificates: certificates.map(lengthened) },
};
