import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyHomePage } from '@vitrin/contract/homeDefaults';
import { ready } from '@vitrin/contract/load';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { longService, manyServices, services } from '@vitrin/mocks/fixtures/services';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HomeScreen } from './HomeScreen.tsx';

const retry = fn();
const failed = { status: 'failed', error: 'Network Error', retry } as const;

const meta = {
  title: 'Site/HomeScreen',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { home: ready(homePage), services: ready(services) },
} satisfies Meta<typeof HomeScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: homePage.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ürünlerimiz' })).toHaveAttribute('href', '/projelerimiz');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(services.length);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { home: { status: 'loading' }, services: { status: 'loading' } } };

export const Failed: Story = {
  args: { home: failed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Failed to load site data. Please refresh the page.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const ServicesFailed: Story = { args: { services: failed } };

export const Empty: Story = {
  args: { home: ready(emptyHomePage), services: ready([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hoş geldiniz' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Our Services' })).not.toBeInTheDocument();
  },
};

export const MoreThanSix: Story = {
  args: { services: ready(manyServices(40)) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(6);
    await expect(canvas.getByRole('link', { name: 'Tüm hizmetler' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    home: ready({ ...homePage, title: longService.title, titleDescription: longService.shortDescription }),
    services: ready([longService, ...services]),
  },
};
