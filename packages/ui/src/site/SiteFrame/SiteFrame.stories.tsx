import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { servicesBasic } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, userEvent, within } from 'storybook/test';
import { Banner } from '../parts/Banner/Banner.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const meta = {
  title: 'Site/SiteFrame',
  component: SiteFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    siteInfo,
    services: servicesBasic,
    currentPath: '/hizmetlerimiz',
    year: 2026,
    overPicture: false,
    preloader: 'done',
    children: <h1>Sayfanın içeriği</h1>,
  },
} satisfies Meta<typeof SiteFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'İçeriğe geç' })).toHaveFocus();
    await expect(canvas.getByText(`© 2026 ${siteInfo.companyName}. Tüm hakları saklıdır.`)).toBeVisible();
  },
};

export const OverPicture: Story = {
  args: {
    overPicture: true,
    currentPath: '/',
    children: (
      <Banner
        title={homePage.title}
        subtitle={homePage.subtitle}
        description={homePage.titleDescription}
        images={homePage.images}
      />
    ),
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const WithPreloader: Story = {
  args: { preloader: 'show' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { name: 'Sayfanın içeriği' }),
    ).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { siteInfo: emptySiteInfo, services: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('© 2026 Kurumsal Web Sitesi. Tüm hakları saklıdır.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Instagram' })).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    siteInfo: {
      ...siteInfo,
      companyName: 'Uzun Adlı Örnek Sanayi, Ticaret ve Danışmanlık Anonim Şirketi',
      logo: null,
      footerDescription: siteInfo.footerDescription.repeat(6),
    },
  },
};

/** The header has a short name; parts without content are in no menu, and "A.Ş." ends with its own full stop. */
export const FewParts: Story = {
  args: {
    siteInfo: {
      ...siteInfo,
      companyName: 'Uzun Adlı Örnek Sanayi, Ticaret ve Danışmanlık A.Ş.',
      shortName: 'Örnek',
      logo: null,
      filled: {
        about: true,
        team: false,
        services: false,
        projects: true,
        photos: false,
        videos: false,
        posts: false,
        privacy: true,
      },
    },
    services: [],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Örnek, ana sayfa' })).toBeVisible();
    await expect(canvas.getByText(/A\.Ş\. Tüm hakları saklıdır\.$/)).toBeVisible();
    const quick = within(canvas.getByRole('navigation', { name: 'Hızlı menü' }));
    await expect(quick.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ana Sayfa',
      'Hakkımızda',
      'Projeler',
      'İletişim',
      'Arama',
    ]);
    await expect(canvas.getByRole('link', { name: 'Aydınlatma Metni' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
  },
};
