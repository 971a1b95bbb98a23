import type { Meta, StoryObj } from '@storybook/react-vite';
import { longService } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, within } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Site/Parts/Logo',
  component: Logo,
  args: { company: siteInfo.companyName, image: null },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: `${args.company}, ana sayfa` });
    await expect(link).toHaveAttribute('href', '/');
    await expect(link).toHaveTextContent(args.company);
  },
};

export const WithPicture: Story = {
  args: { image: siteInfo.logo },
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: `${args.company}, ana sayfa` });
    await expect(link).not.toHaveTextContent(args.company);
  },
};

export const LongText: Story = { args: { company: longService.title } };
