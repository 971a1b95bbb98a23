import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { ArrowLink } from '../../../elements/ArrowLink/ArrowLink.tsx';
import { BleedPicture, BleedPictureSkeleton } from './BleedPicture.tsx';

const meta = {
  title: 'Site/Parts/BleedPicture',
  component: BleedPicture,
  parameters: { layout: 'fullscreen' },
  args: {
    image: picture(40, 'Pencereden ışık alan bir atölye'),
    children: <ArrowLink href="#devam">Devamını Oku</ArrowLink>,
  },
} satisfies Meta<typeof BleedPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Too small to be enlarged: uncropped, at its own size. */
export const SmallPicture: Story = {
  args: { image: picture(40, 'Bir atölye', { width: 480, height: 320 }) },
};
export const TallPicture: Story = {
  args: { image: picture(40, 'Bir atölye', { width: 1500, height: 2000 }) },
};
export const WithoutLink: Story = { args: { children: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Loading: Story = { render: () => <BleedPictureSkeleton /> };
