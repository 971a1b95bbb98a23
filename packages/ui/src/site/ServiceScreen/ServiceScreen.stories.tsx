import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { hiddenService, longService, services, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ServiceScreen } from './ServiceScreen.tsx';

const retry = fn();
const [first = longService] = services;

const meta = {
  title: 'Site/ServiceScreen',
  component: ServiceScreen,
  parameters: { layout: 'fullscreen' },
  args: { service: ready(first), services: servicesBasic },
} satisfies Meta<typeof ServiceScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: first.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Hizmetler' })).toHaveAttribute('href', '/hizmetlerimiz');
    const list = within(canvas.getByRole('navigation', { name: 'Hizmetlerimiz' }));
    await expect(list.getByRole('link', { name: first.title })).toHaveAttribute('aria-current', 'page');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { service: { status: 'loading' } } };

export const Failed: Story = {
  args: { service: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const WithoutPicture: Story = {
  args: { service: ready({ ...hiddenService, image: null }) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute(
      'src',
      '/assets/images/services/service2.jpg',
    );
  },
};

export const LongText: Story = { args: { service: ready(longService) } };
