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
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
