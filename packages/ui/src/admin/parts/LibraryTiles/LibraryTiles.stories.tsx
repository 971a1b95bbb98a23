import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import { libraryPictures } from '@vitrin/mocks/fixtures/library';
import { expect, fn, userEvent } from 'storybook/test';
import { adminLibraryText as text } from '../../../text/panelText.ts';
import { libraryName, LibraryTiles } from './LibraryTiles.tsx';

const meta = {
  title: 'Admin/Parts/LibraryTiles',
  component: LibraryTiles,
  args: { pictures: libraryPictures, pressLabel: (title) => text.open(title), onPress: fn() },
} satisfies Meta<typeof LibraryTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const [first] = libraryPictures;
    if (first === undefined) return;
    await userEvent.click(canvas.getByRole('button', { name: text.open(libraryName(first)) }));
    await expect(args.onPress).toHaveBeenCalledWith(first);
    // One has no description, and one is marked as needing none.
    await expect(canvas.getAllByText(text.undescribed, { exact: false })).toHaveLength(1);
  },
};

const wordless = (picture: LibraryPicture, shown: boolean, alt: string): LibraryPicture => ({
  ...picture,
  title: '',
  alt,
  ...(shown && { shownBy: 'Kıyıda Bir Atölye' }),
});

/** A picture without words is called by what shows it, and by nothing else until something does. */
export const Wordless: Story = {
  args: {
    pictures: libraryPictures
      .slice(0, 3)
      .map((picture, index) => wordless(picture, index > 0, index === 2 ? 'Taş avlu' : '')),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((tile) => tile.getAttribute('aria-label'));
    await expect(names).toEqual([text.untitled, 'Kıyıda Bir Atölye', 'Taş avlu'].map(text.open));
  },
};

export const ToLookAt: Story = {
  render: (args) => <LibraryTiles {...args} onPress={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
