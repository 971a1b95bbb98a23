import type { Meta, StoryObj } from '@storybook/react-vite';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { longService } from '@vitrin/mocks/fixtures/services';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { Banner } from './Banner.tsx';
import { BannerSkeleton } from './BannerSkeleton.tsx';

const { title, subtitle, titleDescription: description, images } = homePage;

const inactive = images.map(({ id, url, displayOrder }) => ({ id, url, displayOrder, active: false }));

const meta = {
  title: 'Site/Parts/Banner',
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: { title, subtitle, description, images },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

const shownNumber = (element: HTMLElement) =>
  within(element).getByRole('button', { current: true }).getAttribute('aria-label');

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki görsel' }));
    await expect(shownNumber(canvasElement)).toBe('2. görsel');
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki görsel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki görsel' }));
    await expect(shownNumber(canvasElement)).toBe(`${images.length}. görsel`);
    await userEvent.click(canvas.getByRole('button', { name: '2. görsel' }));
    await expect(shownNumber(canvasElement)).toBe('2. görsel');
  },
};

/** A picture is requested when its slide is shown, or about to be shown: nothing unseen is downloaded. */
export const PicturesInTurn: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pictures = () => canvasElement.querySelectorAll('img');
    await expect(pictures()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Sonraki görsel' }));
    await expect(pictures()).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki görsel' }));
    await expect(pictures()).toHaveLength(2);
  },
};

export const Paused: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Durdur' }));
    await expect(canvas.getByRole('button', { name: 'Oynat' })).toBeVisible();
  },
};

export const TimeIsUp: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Durdur' });
    const clock = canvas.getByRole('button', { name: '1. görsel' }).firstElementChild;
    if (clock !== null) await fireEvent.animationEnd(clock);
    await expect(shownNumber(canvasElement)).toBe('2. görsel');
  },
};

/** It waits for whoever reads its text or has the focus in it, but not for a pointer over the picture. */
export const HeldWhileRead: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Durdur' });
    const slide = canvasElement.querySelector('[aria-hidden="false"]');
    const running = () => slide && getComputedStyle(slide).animationPlayState;
    const paused = () => waitFor(() => expect(running()).toBe('paused'));
    const goesOn = () => waitFor(() => expect(running()).toBe('running'));
    await goesOn();
    const words = canvas.getByText(title);
    await userEvent.hover(words);
    await paused();
    await userEvent.unhover(words);
    await goesOn();
    await userEvent.hover(canvas.getByRole('region'));
    await expect(running()).toBe('running');
    await userEvent.tab();
    await paused();
  },
};

/** A single picture is animated as well, and can be stopped. */
export const One: Story = {
  args: { images: images.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slide = canvas.getByRole('img').closest('div');
    await userEvent.click(await canvas.findByRole('button', { name: 'Durdur' }));
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(slide && getComputedStyle(slide).animationPlayState).toBe('paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Oynat' }));
    await expect(slide && getComputedStyle(slide).animationPlayState).toBe('running');
  },
};

export const OneUnderReducedMotion: Story = {
  globals: { motion: 'reduced' },
  args: { images: images.slice(0, 1) },
};

const alone = (width: number, height: number) => [
  { ...picture(5, 'Tepelerde akşam', { width, height }), id: '1', active: true, displayOrder: 1 },
];

/** Uncropped and at its own size, on the background above the text. */
export const SmallPicture: Story = {
  args: { images: alone(480, 320) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img').getBoundingClientRect().width).toBeLessThanOrEqual(480);
    // Nothing moves, so there is nothing to stop.
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
export const SmallPictureOnPhone: Story = { ...SmallPicture, globals: { viewport: { value: 'phone' } } };
export const TallPicture: Story = { args: { images: alone(1500, 2000) } };
export const TallPictureOnPhone: Story = { ...TallPicture, globals: { viewport: { value: 'phone' } } };
export const WidePicture: Story = { args: { images: alone(3000, 700) } };

export const OnlyInactive: Story = {
  args: { images: inactive },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { title: '', subtitle: '', description: '', images: [] } };
export const Loading: Story = { render: () => <BannerSkeleton /> };
export const LongText: Story = {
  args: {
    title: longService.title,
    subtitle: longService.subtitle,
    description: longService.shortDescription,
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
