import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { expect, fn, waitFor } from 'storybook/test';
import { PictureField } from './PictureField.tsx';

const stored = { url: picture(3, '').url, name: 'valley.webp', size: '1.8 MB' };
function drop(target: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
const png = () => new File(['x'], 'hill.png', { type: 'image/png' });

/**
 * **For** the single picture of an entry: drop, choose, replace, remove.
 *
 * **Not for** many pictures at once; the gallery and projects have their own list.
 */
const meta = {
  title: 'Elements/PictureField',
  component: PictureField,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: {
    id: 'picture',
    label: 'Picture',
    picture: null,
    accept: ['image/png', 'image/webp'],
    texts: {
      drop: 'Drop a picture here or',
      choose: 'Choose a file',
      replace: 'Replace',
      remove: 'Remove',
      cancel: 'Cancel upload',
      uploading: 'Uploading valley.webp',
      percent: (share) => `%${Math.round(share * 100)}`,
      allowed: 'PNG or WebP, up to 15 MB',
      wanted: '1600 × 1000 px or larger',
      tooSmall: 'This picture is smaller than its place',
    },
    onChoose: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onUnreadable: fn(),
  },
} satisfies Meta<typeof PictureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = png();
    await userEvent.upload(canvas.getByLabelText('Picture', { selector: 'input' }), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const file = png();
    drop(canvas.getByText('Drop a picture here or'), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};

/** A warning before the picture is used; pictures that are only slightly too small cause none. */
export const TooSmall: Story = {
  args: { picture: stored, place: { width: 2400, height: 1000 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This picture is smaller than its place')).toBeVisible();
  },
};

export const LargeEnough: Story = {
  args: { picture: stored, place: { width: 1800, height: 1100 } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('1600 × 1000 px, 1.8 MB')).toBeVisible());
    await expect(canvas.queryByText('This picture is smaller than its place')).toBeNull();
  },
};

export const Chosen: Story = {
  args: { picture: stored },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('1600 × 1000 px, 1.8 MB')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Replace' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: 'Replace' })).toHaveFocus();
  },
};

export const Uploading: Story = {
  args: { picture: stored, uploaded: 0.64 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    await expect(canvas.getByText('%64')).toBeVisible();
    drop(canvas.getByText('valley.webp'), png());
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const Wrong: Story = {
  args: { error: 'Choose a PNG or WebP picture.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toHaveAccessibleDescription(
      'Choose a PNG or WebP picture.',
    );
  },
};

export const Unreadable: Story = {
  args: { picture: { url: 'data:image/png;base64,AAAA', name: 'broken.png' } },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onUnreadable).toHaveBeenCalled());
  },
};

export const LongName: Story = {
  args: { picture: { ...stored, name: `${'a-very-long-file-name-'.repeat(8)}.webp` } },
};

export const Narrow: Story = {
  args: { picture: { ...stored, name: `${'a-very-long-file-name-'.repeat(8)}.webp` }, uploaded: 0.3 },
  globals: { viewport: { value: 'narrow' } },
};
