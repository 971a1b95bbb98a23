import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { servicesBasic } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from '../parts/Banner/Banner.tsx';
import { DetailOpening } from '../parts/DetailOpening/DetailOpening.tsx';
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

/** The header has light text until the page is scrolled some way: something dark stays behind it until then. */
export const OverTallPicture: Story = {
  args: {
    overPicture: true,
    children: (
      <DetailOpening
        image={picture(3, 'Tepelerde akşam', { width: 1500, height: 2000 })}
        breadcrumb={{ label: 'Sayfa yolu', parents: [], current: 'Bu sayfa' }}
        title="Bu sayfa"
        subtitle=""
      />
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getAllByRole('banner')[0]?.firstElementChild;
    const isClear = () => bar && getComputedStyle(bar).color === 'rgb(255, 255, 255)';
    window.scrollTo(0, 30);
    await waitFor(() => expect(window.scrollY).toBe(30));
    await expect(isClear()).toBe(true);
    const bottom = bar?.getBoundingClientRect().bottom ?? 0;
    const ground = document
      .elementsFromPoint(20, bottom - 4)
      .filter((element) => !bar?.contains(element))
      .map((element) => getComputedStyle(element).backgroundColor)
      .find((color) => color !== 'rgba(0, 0, 0, 0)');
    // The dark ground of the opening, not the paper of the frame.
    const strip = within(canvasElement).getByRole('main').querySelector('header > div');
    await expect(ground).toBe(strip === null ? undefined : getComputedStyle(strip).backgroundColor);
    window.scrollTo(0, 0);
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
