import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Dock } from './Dock.tsx';

const meta = {
  title: 'Site/Parts/Dock',
  component: Dock,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        <main tabIndex={-1} aria-label="Sayfa" />
        <svg width="100%" height="3000" aria-hidden="true" />
        <Story />
      </>
    ),
  ],
  args: { phone: '0212 000 00 00', whatsApp: '0532 000 00 02', about: '' },
} satisfies Meta<typeof Dock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTop: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, 2000);
    await expect(await canvas.findByRole('link', { name: 'Arayın' })).toHaveAttribute(
      'href',
      'tel:+902120000000',
    );
    await expect(canvas.getByRole('link', { name: 'WhatsApp ile yazın' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/905320000002\?text=Merhaba/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Başa dön' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

export const AboutProject: Story = {
  args: { about: 'Kıyıda Bir Atölye' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, 2000);
    const chat = (await canvas.findByRole('link', { name: 'WhatsApp ile yazın' })).getAttribute('href') ?? '';
    await expect(decodeURIComponent(chat)).toContain('“Kıyıda Bir Atölye” için');
    window.scrollTo(0, 0);
  },
};

export const WithoutPhone: Story = {
  args: { phone: '', whatsApp: '' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    window.scrollTo(0, 2000);
    await canvas.findByRole('button', { name: 'Başa dön' });
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
