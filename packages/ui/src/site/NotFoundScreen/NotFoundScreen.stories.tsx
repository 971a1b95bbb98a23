import type { Meta, StoryObj } from '@storybook/react-vite';
import { foundOf } from '@vitrin/contract/search/found';
import { services } from '@vitrin/mocks/fixtures/services';
import { expect, within } from 'storybook/test';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = {
  title: 'Site/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Ana Sayfa' })).toHaveAttribute('href', '/');
  },
};
export const Near: Story = {
  args: { near: services.slice(0, 4).map(foundOf.service) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: services[0]?.title ?? '' })).toHaveAttribute(
      'href',
      services[0]?.path ?? '',
    );
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
