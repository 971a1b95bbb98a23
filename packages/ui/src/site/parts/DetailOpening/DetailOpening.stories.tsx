import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { longService } from '@vitrin/mocks/fixtures/services';
import { DetailOpening, DetailOpeningSkeleton } from './DetailOpening.tsx';

const meta = {
  title: 'Site/Parts/DetailOpening',
  component: DetailOpening,
  parameters: { layout: 'fullscreen' },
  args: {
    image: picture(3, 'Tepelerde akşam'),
    breadcrumb: { label: 'Sayfa yolu', parents: [{ href: '#ust', label: 'Üst sayfa' }], current: 'Bu sayfa' },
    title: 'Bu sayfa',
    subtitle: 'Bir cümlelik açıklama',
  },
} satisfies Meta<typeof DetailOpening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Loading: Story = { render: () => <DetailOpeningSkeleton /> };
export const LongText: Story = { args: { title: longService.title, subtitle: longService.subtitle } };
/** Too small for the viewport: uncropped, at its own size. */
export const SmallPicture: Story = {
  args: { image: picture(3, 'Tepelerde akşam', { width: 300, height: 200 }) },
};
export const TallPicture: Story = {
  args: {
    image: picture(3, 'Tepelerde akşam', { width: 1500, height: 2000 }),
    subtitle: longService.subtitle,
  },
};
export const WidePicture: Story = {
  args: { image: picture(3, 'Tepelerde akşam', { width: 3000, height: 700 }) },
};
export const TallPictureOnPhone: Story = { ...TallPicture, globals: { viewport: { value: 'phone' } } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
