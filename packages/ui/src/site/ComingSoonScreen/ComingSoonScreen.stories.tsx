import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, within } from 'storybook/test';
import { ComingSoonScreen } from './ComingSoonScreen.tsx';

const meta = {
  title: 'Site/ComingSoonScreen',
  component: ComingSoonScreen,
  parameters: { layout: 'fullscreen' },
  args: { siteInfo },
} satisfies Meta<typeof ComingSoonScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: siteInfo.companyName })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'İletişim' })).toHaveAttribute('href', '/iletisim');
    await expect(canvas.getByRole('link', { name: siteInfo.phone })).toBeVisible();
    await expect(canvas.getByText(/O zamana kadar/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { siteInfo: emptySiteInfo },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Web sitemiz hazırlanıyor' })).toBeVisible();
    await expect(canvas.getAllByText(/hazırlanıyor/)).toHaveLength(1);
    await expect(canvas.queryByText(/O zamana kadar/)).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const LongText: Story = {
  args: {
    siteInfo: { ...siteInfo, companyName: 'Uzun Adlı Örnek Sanayi, Ticaret ve Danışmanlık Anonim Şirketi' },
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
