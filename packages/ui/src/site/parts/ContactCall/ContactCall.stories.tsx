import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactCall } from './ContactCall.tsx';

const meta = {
  title: 'Site/Parts/ContactCall',
  component: ContactCall,
  parameters: { layout: 'fullscreen' },
  args: { phone: '0212 000 00 00', email: 'merhaba@ornek.example', quoteHref: '/teklif-al' },
} satisfies Meta<typeof ContactCall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Empty: Story = {
  args: { phone: '', email: '' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(['Teklif Al']);
  },
};
