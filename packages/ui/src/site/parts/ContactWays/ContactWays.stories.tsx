import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, within } from 'storybook/test';
import { ContactWays } from './ContactWays.tsx';

const meta = {
  title: 'Site/Parts/ContactWays',
  component: ContactWays,
  args: { siteInfo },
} satisfies Meta<typeof ContactWays>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Servis' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '0212 000 00 01' })).toHaveAttribute(
      'href',
      'tel:+902120000001',
    );
    await expect(canvas.getByRole('link', { name: '0532 000 00 02' })).toHaveAttribute(
      'href',
      'https://wa.me/905320000002',
    );
  },
};

/** Next to a form: a chat starts with the form's subject. */
export const ToWrite: Story = {
  args: { whatsAppText: 'Merhaba', siteInfo: { ...siteInfo, whatsApp: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(siteInfo.address)).not.toBeInTheDocument();
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(hrefs).toContain('https://wa.me/902120000000?text=Merhaba');
  },
};

export const Empty: Story = { args: { siteInfo: emptySiteInfo } };
