import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { hiddenService, longService, manyServices, services } from '@vitrin/mocks/fixtures/services';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ServicesScreen } from './ServicesScreen.tsx';

const retry = fn();

const meta = {
  title: 'Site/ServicesScreen',
  component: ServicesScreen,
  parameters: { layout: 'fullscreen' },
  args: { services: ready(services) },
} satisfies Meta<typeof ServicesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(services.map(({ path }) => path));
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { services: { status: 'loading' } } };

export const Failed: Story = {
  args: { services: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { services: ready([]) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Henüz hizmet bulunamadı.')).toBeVisible();
  },
};

export const One: Story = { args: { services: ready(services.slice(0, 1)) } };
export const Seven: Story = { args: { services: ready(manyServices(7)) } };
export const Many: Story = { tags: ['long'], args: { services: ready(manyServices(200)) } };
export const WithoutPictures: Story = { args: { services: ready([hiddenService]) } };
export const LongText: Story = { args: { services: ready([longService, ...services]) } };
