import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

/**
 * **For** a list or page that has nothing to show: gives the reason and a next step.
 *
 * **Not for** content that is still loading (Skeleton), or an error next to existing content (Notice).
 */
const meta = {
  title: 'Elements/EmptyState',
  component: EmptyState,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: { title: 'Your shop window is still empty' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    drawing: 'emptyWindow',
    detail: 'No items found. Create your first item to get started.',
    action: <Button>New item</Button>,
  },
};

export const Failed: Story = {
  args: {
    urgent: true,
    drawing: 'lostConnection',
    title: 'Failed to load items. Please try again.',
    detail: 'Nothing is lost. Check your connection, then try again.',
    action: <Button tone="quiet">Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load items. Please try again.');
  },
};

export const WordsOnly: Story = { args: { title: 'Nothing matches “asansör”' } };

export const LongText: Story = {
  args: {
    drawing: 'emptyWindow',
    title: 'Afyonkarahisarlılaştıramadıklarımızdan söz eden hiçbir kayıt bulunamadı',
    detail: 'Birkaç satıra yayılan, sonuna kadar okunması beklenen bir açıklama. '.repeat(3).trim(),
    action: <Button>Yeni bir kayıt oluşturup listeye ekle</Button>,
  },
  globals: { viewport: { value: 'narrow' } },
};
