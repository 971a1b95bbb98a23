import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FocalPoint } from '@vitrin/contract/files/focalPoint';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { useState } from 'react';
import { expect, fireEvent, fn, screen } from 'storybook/test';
import { FocusField, type FocusFieldProps } from './FocusField.tsx';

function Chosen(props: FocusFieldProps) {
  const [point, setPoint] = useState(props.point);
  const move = (next: FocalPoint) => {
    setPoint(next);
    props.onMove(next);
  };
  return <FocusField {...props} point={point} onMove={move} />;
}

/**
 * **For** the point of a picture that stays visible when the picture is cropped.
 *
 * **Not for** cropping a picture to a rectangle, which the site's frames do by themselves.
 */
const meta = {
  title: 'Elements/FocusField',
  component: FocusField,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  render: Chosen,
  args: {
    label: 'What stays in sight',
    image: picture(71, ''),
    point: { x: 0.5, y: 0.5 },
    texts: {
      hint: 'Press, drag, or use the arrow keys.',
      at: (x, y) => `${x}% from the left, ${y}% from the top`,
    },
    onMove: fn(),
  },
} satisfies Meta<typeof FocusField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move it by two percent, with Shift by ten, never beyond an edge; Home resets it to the centre. */
export const Keys: Story = {
  play: async ({ args, userEvent }) => {
    const handle = await screen.findByRole('slider', { name: 'What stays in sight' });
    handle.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await expect(handle).toHaveAttribute('aria-valuetext', '52% from the left, 40% from the top');
    for (let press = 0; press < 6; press += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ x: 0, y: 0.4 });
    await userEvent.keyboard('{Home}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ x: 0.5, y: 0.5 });
  },
};

/** A mouse, finger or pen sets it and drags it. */
export const Pressed: Story = {
  play: async ({ args }) => {
    const handle = await screen.findByRole('slider', { name: 'What stays in sight' });
    const ground = handle.parentElement ?? document.body;
    const { left, top, width, height } = ground.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      button: 0,
      clientX: left + width * x,
      clientY: top + height * y,
    });
    ground.setPointerCapture = () => undefined;
    ground.hasPointerCapture = () => true;
    await fireEvent.pointerDown(ground, at(0.25, 0.75));
    await expect(args.onMove).toHaveBeenLastCalledWith({ x: 0.25, y: 0.75 });
    await expect(handle).toHaveFocus();
    await fireEvent.pointerMove(ground, at(1.5, 0.1));
    await expect(args.onMove).toHaveBeenLastCalledWith({ x: 1, y: 0.1 });
  },
};

/** A tall picture is shown uncropped, as high as a wide one may be. */
export const Tall: Story = {
  args: { image: { ...picture(71, ''), width: 1_000, height: 2_000 } },
  play: async () => {
    const handle = await screen.findByRole('slider', { name: 'What stays in sight' });
    await expect(handle.parentElement?.getBoundingClientRect().width).toBe(160);
  },
};
