import type { Meta, StoryObj } from '@storybook/react-vite';
import { longService } from '@vitrin/mocks/fixtures/services';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { expect, within } from 'storybook/test';
import { Lost } from './Lost.tsx';

const { menu } = siteText;
const { notFound } = sitePagesText;

const meta = {
  title: 'Site/Parts/Lost',
  component: Lost,
  parameters: { layout: 'fullscreen' },
  args: { ...notFound, actions: <ButtonLink href="/">{menu.home}</ButtonLink> },
} satisfies Meta<typeof Lost>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: args.title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: menu.home })).toHaveAttribute('href', '/');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const LargeText: Story = {
  globals: { viewport: { value: 'narrow' }, text: 'double' },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(heading.scrollWidth).toBe(heading.clientWidth);
  },
};
export const LongText: Story = { args: { title: longService.title } };
