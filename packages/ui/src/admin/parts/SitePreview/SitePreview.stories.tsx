import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { longService, services, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { expect } from 'storybook/test';
import { ServiceScreen } from '../../../site/ServiceScreen/ServiceScreen.tsx';
import { SitePreview } from './SitePreview.tsx';

const [service = longService] = services;
const site = {
  siteInfo,
  palette: palettes.default,
  services: servicesBasic,
  host: 'www.example.com',
  year: 2026,
};

const meta = {
  title: 'Admin/Parts/SitePreview',
  component: SitePreview,
  parameters: { layout: 'fullscreen' },
  args: {
    site,
    title: 'Preview of the page',
    path: service.path,
    overPicture: true,
    children: <ServiceScreen service={ready(service)} services={services} />,
  },
} satisfies Meta<typeof SitePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(`www.example.com${service.path}`)).toBeVisible();
  },
};

export const Hidden: Story = { args: { status: 'Hidden' } };
export const StoredColours: Story = { args: { site: { ...site, palette: palettes.purple } } };

export const LongText: Story = {
  args: {
    path: longService.path,
    children: <ServiceScreen service={ready(longService)} services={services} />,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
