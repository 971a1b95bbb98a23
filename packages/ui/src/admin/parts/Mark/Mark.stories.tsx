import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect } from 'storybook/test';
import { Mark } from './Mark.tsx';

const meta = {
  title: 'Admin/Parts/Mark',
  component: Mark,
  args: { companyName: siteInfo.companyName },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(siteInfo.companyName)).toHaveAttribute('lang', 'tr');
  },
};

/** Before sign-in, the panel does not know the company. */
export const WithoutCompany: Story = { args: { companyName: '' } };

export const LongText: Story = {
  args: { companyName: 'Anadolu Yakası Yapı Denetim, Mimarlık, Mühendislik ve Müşavirlik Limited Şirketi' },
  globals: { viewport: { value: 'narrow' } },
};
