import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { longWord } from '@vitrin/mocks/fixtures/longWord';
import { longService, manyServices, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, userEvent, within } from 'storybook/test';
import { Footer } from './Footer.tsx';

const meta = {
  title: 'Site/Parts/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { siteInfo, company: siteInfo.companyName, services: servicesBasic, year: 2026 },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const quick = within(canvas.getByRole('navigation', { name: 'Hızlı menü' }));
    await userEvent.click(quick.getByText('Hizmetler'));
    await expect(quick.getByRole('link', { name: servicesBasic[0]?.title ?? '' })).toBeVisible();
    await expect(quick.getByRole('link', { name: 'Video Galeri' })).toHaveAttribute('href', '/video-galeri');
  },
};

export const SomeSocialPages: Story = {
  args: { siteInfo: { ...siteInfo, facebook: '', twitter: '', youtube: '', linkedin: '' } },
  play: async ({ canvasElement }) => {
    const social = within(within(canvasElement).getByRole('list', { name: 'Sosyal medya' }));
    await expect(social.getAllByRole('link').map((link) => link.textContent)).toEqual(['Instagram']);
  },
};

export const WithoutPicture: Story = { args: { siteInfo: { ...siteInfo, footerImage: null } } };

export const Empty: Story = {
  args: { siteInfo: emptySiteInfo, company: 'Kurumsal Web Sitesi', services: [] },
  play: async ({ canvasElement }) => {
    const headings = within(canvasElement).getAllByRole('heading');
    await expect(headings.map((heading) => heading.textContent)).toEqual(['Hızlı menü']);
    await expect(within(canvasElement).queryByRole('list', { name: 'Sosyal medya' })).not.toBeInTheDocument();
    await userEvent.click(within(canvasElement).getByText('Hizmetler'));
    for (const list of within(canvasElement).getAllByRole('list'))
      await expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0);
  },
};

export const LongServices: Story = { args: { services: [longService, ...servicesBasic] } };
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { company: longWord, services: [{ ...longService, title: longWord }] },
  play: async ({ canvas }) => {
    const { clientWidth } = document.documentElement;
    for (const text of canvas.getAllByText(longWord, { exact: false }))
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(clientWidth);
  },
};

export const ManyServices: Story = {
  args: { services: manyServices(40) },
  play: async ({ canvas }) => {
    const quick = within(canvas.getByRole('navigation', { name: 'Hızlı menü' }));
    await userEvent.click(quick.getByText('Hizmetler'));
    await expect(quick.getAllByRole('link', { name: 'Tüm hizmetler' })).toHaveLength(1);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
