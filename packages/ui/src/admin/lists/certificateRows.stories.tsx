import type { Certificate } from '@vitrin/contract/kinds/certificate';
import { certificates } from '@vitrin/mocks/fixtures/certificates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { certificateRows } from './certificateRows.tsx';

const text = adminText.certificates;

const meta = {
  title: 'Admin/Lists/Certificates',
  component: ContentList<Certificate>,
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, kind: certificateRows, items: listed(certificates) },
  render: viewed(ContentList<Certificate>),
} satisfies Meta<typeof ContentList<Certificate>>;
export default meta;
type Story = StoryObj<typeof meta>;

const [first] = certificates;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(first?.title ?? '')[0]).toBeVisible();
    await expect(canvas.getByText(text.footInOrder(certificates.length))).toBeVisible();
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

export const One: Story = { args: { items: listed(certificates.slice(0, 1)) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Many: Story = {
  args: {
    items: listed(
      first
        ? Array.from({ length: 200 }, (_none, index) => ({
            ...first,
            id: `many-${index}`,
            title: `Kayıt ${index + 1}`,
          }))
        : [],
    ),
  },
};
