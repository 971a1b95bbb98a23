import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { PhoneBar } from './PhoneBar.tsx';

const meta = {
  title: 'Site/Parts/PhoneBar',
  component: PhoneBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    phone: '0212 000 00 00',
    whatsApp: '0532 000 00 02',
    about: '',
    quoteHref: '/teklif-al',
  },
  decorators: [
    (Story) => (
      <>
        <TextField label="Ad Soyad" />
        <svg width="100%" height="1200" aria-hidden="true" />
        <Story />
        <svg width="100%" height="600" aria-hidden="true" />
      </>
    ),
  ],
} satisfies Meta<typeof PhoneBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Visible from the first screen, hidden while typing, and left behind at the footer. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('complementary');
    const { innerHeight } = window;
    await expect(bar.getBoundingClientRect().bottom).toBeCloseTo(innerHeight, 0);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+902120000000',
      expect.stringMatching(/^https:\/\/wa\.me\/905320000002\?text=Merhaba/),
      '/teklif-al',
    ]);
    const field = canvas.getByRole('textbox');
    field.focus();
    await expect(bar).not.toBeVisible();
    field.blur();
    await expect(bar).toBeVisible();
    window.scrollTo(0, 10_000);
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(innerHeight);
    window.scrollTo(0, 0);
  },
};

export const AboutService: Story = {
  args: { about: 'Depo Binaları' },
  play: async ({ canvasElement }) => {
    const chat = within(canvasElement).getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    await expect(decodeURIComponent(chat)).toContain('“Depo Binaları” için');
  },
};

/** It would cover a form's fields, so it is placed below them. */
export const WhereOneAsks: Story = {
  args: { quoteHref: undefined },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('complementary');
    await expect(bar.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    await expect(within(bar).getAllByRole('link')).toHaveLength(2);
  },
};

/** With larger text, there are two rows, and no label leaves its link. */
export const LargeText: Story = {
  globals: { viewport: { value: 'narrow' }, text: 'double' },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.filter((link) => link.scrollWidth > link.clientWidth)).toEqual([]);
  },
};

export const OnlyTheForm: Story = {
  args: { phone: '', whatsApp: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};

export const Nothing: Story = {
  args: { phone: '', whatsApp: '', quoteHref: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('complementary')).not.toBeInTheDocument();
  },
};
