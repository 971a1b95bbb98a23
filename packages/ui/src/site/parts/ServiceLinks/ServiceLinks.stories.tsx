import type { Meta, StoryObj } from '@storybook/react-vite';
import { longService, servicesBasic } from '@vitrin/mocks/fixtures/services';
import { ServiceLinks } from './ServiceLinks.tsx';

const meta = {
  title: 'Site/Parts/ServiceLinks',
  component: ServiceLinks,
  args: { services: servicesBasic, currentId: servicesBasic[1]?.id ?? '' },
} satisfies Meta<typeof ServiceLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LongText: Story = {
  args: { services: [longService, ...servicesBasic], currentId: longService.id },
};
