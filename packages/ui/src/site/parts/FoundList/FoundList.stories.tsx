import type { Meta, StoryObj } from '@storybook/react-vite';
import { foundOf } from '@vitrin/contract/search/found';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { bareProjectSummary } from '@vitrin/mocks/fixtures/projects';
import { services } from '@vitrin/mocks/fixtures/services';
import { expect } from 'storybook/test';
import { FoundList } from './FoundList.tsx';

/**
 * **For** entries of several kinds together: search results, suggestions on a missing page.
 *
 * **Not for** a list of one kind, whose entries have their own cards.
 */
const meta = {
  title: 'Site/Parts/FoundList',
  component: FoundList,
  tags: ['autodocs'],
  args: {
    items: [
      ...services.slice(0, 1).map(foundOf.service),
      foundOf.project(bareProjectSummary),
      ...posts.slice(3).map(foundOf.post),
    ],
    words: ['isig', 'not'],
    titleAs: 'h2',
  },
} satisfies Meta<typeof FoundList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marked).toContain('ışığ');
  },
};

export const NothingMarked: Story = { args: { words: [] } };
