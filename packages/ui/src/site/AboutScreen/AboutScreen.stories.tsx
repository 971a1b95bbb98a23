import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { about } from '@vitrin/mocks/fixtures/about';
import { longService } from '@vitrin/mocks/fixtures/services';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { certificates } from '@vitrin/mocks/fixtures/certificates';
import { figures } from '@vitrin/mocks/fixtures/figures';
import { references } from '@vitrin/mocks/fixtures/references';
import { reasons } from '@vitrin/mocks/fixtures/reasons';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AboutScreen } from './AboutScreen.tsx';

const retry = fn();
const failed = { status: 'failed', error: 'Network Error', retry } as const;
const empty = { title: '', subtitle: '', description: '<p></p>', image: null };

const meta = {
  title: 'Site/AboutScreen',
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    about: ready(about),
    reasons: ready(reasons),
    figures: ready(figures),
    references: ready(references),
    certificates: ready(certificates),
  },
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
    await expect(canvas.getByText(about.subtitle)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'İletişime Geçin' })).toHaveAttribute('href', '/iletisim');
    const panes = within(canvas.getByRole('region', { name: 'Neden Biz?' }));
    await expect(panes.getAllByRole('heading', { level: 3 })).toHaveLength(reasons.length);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { args: { about: { status: 'loading' }, reasons: { status: 'loading' } } };

export const Failed: Story = {
  args: { about: failed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Tekrar Dene' }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('region', { name: 'Neden Biz?' })).toBeVisible();
  },
};

export const ReasonsFailed: Story = {
  args: { reasons: failed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Neden Biz?' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { about: ready(empty), reasons: ready([]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Kendimizi yakında anlatacağız.' })).toBeVisible();
  },
};

const pictured = (width: number, height: number) =>
  ready({ ...about, image: picture(3, 'Tepelerde akşam', { width, height }) });

/** Too small for the viewport's width: uncropped and at its own size, next to the title. */
export const SmallPicture: Story = {
  args: { about: pictured(480, 320) },
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getByRole('img', { name: 'Tepelerde akşam' });
    await expect(shown.getBoundingClientRect().width).toBeLessThanOrEqual(480);
  },
};
export const TallPicture: Story = { args: { about: pictured(1500, 2000) } };
export const TallPictureOnPhone: Story = { ...TallPicture, globals: { viewport: { value: 'phone' } } };
export const WidePicture: Story = { args: { about: pictured(3000, 700) } };

export const WithoutPicture: Story = { args: { about: ready({ ...about, image: null }) } };
export const LongText: Story = {
  args: {
    about: ready({
      ...about,
      title: longService.title,
      subtitle: longService.subtitle,
      description: longService.description,
    }),
  },
};
