import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { privacy } from '@vitrin/mocks/fixtures/privacy';
import { longService } from '@vitrin/mocks/fixtures/services';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PrivacyScreen } from './PrivacyScreen.tsx';

const retry = fn();

const meta = {
  title: 'Site/PrivacyScreen',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen' },
  args: { notice: ready(privacy) },
} satisfies Meta<typeof PrivacyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: privacy.title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Haklarınız' })).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { notice: { status: 'loading' } } };

export const Failed: Story = {
  args: { notice: { status: 'failed', error: 'Network Error', retry } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { notice: ready({ title: '', content: '<p></p>' }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: 'Aydınlatma Metni' }),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  args: { notice: ready({ title: longService.title, content: longService.description.repeat(5) }) },
};
