import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Notice } from './Notice.tsx';

/**
 * **For** a message that belongs to the page and stays until its reason is gone.
 *
 * **Not for** the result of a finished action (Toast or PassingNotice).
 */
const meta = {
  title: 'Elements/Notice',
  component: Notice,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { tone: 'neutral', title: 'You have an unsaved draft' },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {
  args: {
    announced: 'politely',
    children: 'Last changed: 5 minutes ago.',
    actions: (
      <>
        <Button tone="quiet">Restore</Button>
        <Button tone="plain">Delete</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You have an unsaved draft');
  },
};

export const Good: Story = { args: { tone: 'good', title: 'Saved' } };

export const Warning: Story = { args: { tone: 'warn', title: 'This text is hard to read on that ground' } };

export const Bad: Story = {
  args: { tone: 'bad', announced: 'atOnce', title: 'Nothing was saved', children: 'Please try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please try again.');
  },
};

export const LongText: Story = {
  args: {
    tone: 'neutral',
    title: 'Bu sayfayı siz yazarken başka biri değiştirdi; iki sürümü yan yana görüp seçebilirsiniz.',
    children: 'Birkaç satıra yayılan, sonuna kadar okunması beklenen bir açıklama. '.repeat(3).trim(),
    actions: (
      <>
        <Button tone="quiet">Kendi yazdıklarımı koru</Button>
        <Button tone="plain">Ötekini al</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
