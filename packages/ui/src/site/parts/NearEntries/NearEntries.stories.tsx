import type { Meta, StoryObj } from '@storybook/react-vite';
import { foundOf } from '@vitrin/contract/search/found';
import { services } from '@vitrin/mocks/fixtures/services';
import { expect } from 'storybook/test';
import { NearEntries } from './NearEntries.tsx';

/**
 * **For** the page of a URL without an entry: suggests the entries closest to its words.
 *
 * **Not for** search results, which highlight the search words: FoundList.
 */
const meta = {
  title: 'Site/Parts/NearEntries',
  component: NearEntries,
  tags: ['autodocs'],
  args: { entries: services.slice(0, 3).map(foundOf.service) },
} satisfies Meta<typeof NearEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const None: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
