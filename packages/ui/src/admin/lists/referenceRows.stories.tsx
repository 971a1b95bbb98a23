import type { Reference } from '@vitrin/contract/kinds/reference';
import { references } from '@vitrin/mocks/fixtures/references';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { referenceRows } from './referenceRows.tsx';

const text = adminText.references;

const meta = {
  title: 'Admin/Lists/References',
  component: ContentList<Reference>,
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, kind: referenceRows, items: listed(references) },
  render: viewed(ContentList<Reference>),
} satisfies Meta<typeof ContentList<Reference>>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = references;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    await expect(canvas.getAllByText(first?.name ?? '')[0]).toBeVisible();
    await expect(canvas.getByText(text.footInOrder(references.length))).toBeVisible();
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(text.loadFailed);
  },
};

export const Empty: Story = {
  args: { items: listed([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text.empty)).toBeVisible();
  },
};

export const One: Story = { args: { items: listed(references.slice(0, 1)) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Many: Story = {
  args: {
    items: listed(
      first
        ? Array.from({ length: 200 }, (_none, index) => ({
            ...first,
            id: `many-${index}`,
            name: `Kayıt ${index + 1}`,
          }))
        : [],
    ),
  },
};
