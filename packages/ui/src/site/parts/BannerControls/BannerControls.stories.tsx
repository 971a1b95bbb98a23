import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { BannerControls } from './BannerControls.tsx';

const ignore = () => undefined;

const slides = {
  index: 1,
  playing: true,
  held: false,
  wanted: new Set([0]),
  previous: fn(),
  next: fn(),
  show: fn(),
  setPlaying: fn(),
  hold: {
    pointer: { onPointerEnter: ignore, onPointerLeave: ignore },
    focus: { onFocus: ignore, onBlur: ignore },
  },
};

const meta = {
  title: 'Site/Parts/BannerControls',
  component: BannerControls,
  args: { count: 4, slides },
  beforeEach: () => {
    for (const told of [slides.previous, slides.next, slides.show, slides.setPlaying]) told.mockClear();
  },
} satisfies Meta<typeof BannerControls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3. görsel' }));
    await expect(slides.show).toHaveBeenCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Önceki görsel' }));
    await expect(slides.previous).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Durdur' }));
    await expect(slides.setPlaying).toHaveBeenCalledWith(false);
  },
};

export const Paused: Story = {
  args: { slides: { ...slides, playing: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Oynat' }));
    await expect(slides.setPlaying).toHaveBeenCalledWith(true);
  },
};

/** The button keeps the focus when it is pressed by keyboard. */
export const PausedByKeyboard: Story = {
  render: function Pausable(args) {
    const [playing, setPlaying] = useState(true);
    return <BannerControls {...args} slides={{ ...args.slides, playing, setPlaying }} />;
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Durdur' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Oynat' })).toHaveFocus();
  },
};

/** The timer is paused while hovered. */
export const Held: Story = { args: { slides: { ...slides, held: true } } };
export const Many: Story = { args: { count: 12, slides: { ...slides, index: 11, playing: false } } };
export const Narrow: Story = { ...Many, globals: { viewport: { value: 'narrow' } } };
