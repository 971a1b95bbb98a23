import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { about } from '@vitrin/mocks/fixtures/about';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { longPost, posts } from '@vitrin/mocks/fixtures/posts';
import { longProjectSummary, projects } from '@vitrin/mocks/fixtures/projects';
import { longService, manyServices, services } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HomeScreen } from './HomeScreen.tsx';
import { type HomeSection, homeSections, movingTexts, numberedSections } from './homeOutline.ts';
import { standingTexts } from './homeSections.tsx';
import { all, empty, full } from './testing/homeData.ts';

const retry = fn();
const failed = { status: 'failed', error: 'Network Error', retry } as const;
const loading = { status: 'loading' } as const;

const meta = {
  title: 'Site/HomeScreen',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { ...full, siteInfo },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const sectionNames = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

const titles = { ...movingTexts(full.home), ...standingTexts(full.home) };

/** The heading of a section of the full page; without the page's texts, the general ones are the same. */
const nameOf = (section: HomeSection): string => (section === 'about' ? about.title : titles[section].title);

const numbers = (canvasElement: HTMLElement) =>
  Array.from(within(canvasElement).getAllByText(/^0\d$/, { selector: 'section > div p, header p' })).map(
    ({ textContent }) => textContent,
  );

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: homePage.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ürünlerimiz' })).toHaveAttribute('href', '/projelerimiz');
    await expect(sectionNames(canvasElement)).toEqual(homeSections.map(nameOf));
    await expect(numbers(canvasElement)).toEqual(
      numberedSections(homeSections).map((_section, index) => `0${index + 1}`),
    );
    const counts = ['Neden Biz?', 'Hizmetlerimiz', 'Ekibimiz', 'Projelerimiz', 'Son Yazılar'].map(
      (name) => within(canvas.getByRole('region', { name })).getAllByRole('heading', { level: 3 }).length,
    );
    await expect(counts).toEqual([4, services.length, 4, 3, 3]);
  },
};

export const AboutIsCut: Story = {
  args: { about: ready({ ...about, description: `<p>${'on iki '.repeat(80)}</p>` }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const teaser = canvas.getByText(/^on iki .*…$/);
    await expect(teaser.textContent?.length ?? 0).toBeLessThanOrEqual(301);
    await expect(canvas.getByRole('link', { name: 'Devamını Oku' })).toHaveAttribute('href', '/hakkimizda');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: all(loading) };

export const Failed: Story = {
  args: { home: failed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Failed to load site data. Please refresh the page.')).toBeVisible();
    await expect(sectionNames(canvasElement)).toEqual(
      homeSections.filter((section) => section !== 'reasons').map(nameOf),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const AllButHomeFailed: Story = {
  args: { ...all(failed), home: full.home },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: homePage.title })).toBeVisible();
    await expect(canvas.getByText(/^Kim olduğumuzu/)).toBeVisible();
    await expect(sectionNames(canvasElement)).toEqual(['Hakkımızda', 'Neden Biz?', 'Hizmetlerimiz']);
    await expect(canvas.getByRole('heading', { name: 'Hizmetler yüklenemedi' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { ...empty, siteInfo: { companyName: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hoş geldiniz' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
  },
};

/** A new website: the company's name is the title until one is written, and no button leads to an empty page. */
export const JustSetUp: Story = {
  args: {
    ...empty,
    services: full.services,
    siteInfo: {
      companyName: 'Yıldız Mobilya',
      filled: {
        about: false,
        team: false,
        services: true,
        projects: false,
        photos: false,
        videos: false,
        posts: false,
        privacy: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Yıldız Mobilya' })).toBeVisible();
    const banner = within(canvas.getByRole('region', { name: 'Öne çıkanlar' }));
    await expect(banner.queryByRole('link')).toBeNull();
  },
};

export const MoreThanSix: Story = {
  args: { services: ready(manyServices(40)) },
  play: async ({ canvasElement }) => {
    const region = within(within(canvasElement).getByRole('region', { name: 'Hizmetlerimiz' }));
    await expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expect(region.getByRole('link', { name: 'Tüm hizmetler' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    home: ready({ ...homePage, title: longService.title, titleDescription: longService.shortDescription }),
    about: ready({ ...about, title: longService.title }),
    services: ready([longService, ...services]),
    projects: ready([longProjectSummary, ...projects]),
    posts: ready([longPost, ...posts]),
  },
};
