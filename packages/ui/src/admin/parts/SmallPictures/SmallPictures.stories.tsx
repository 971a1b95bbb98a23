import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { adminFormsText } from '../../../text/panelText.ts';
import { SmallPictures } from './SmallPictures.tsx';

const text = adminFormsText.picture.small;
const question = {
  pictures: [{ name: 'kapı.jpg', width: 640, height: 480 }],
  onUse: fn(),
  onLeaveOut: fn(),
};

const meta = {
  title: 'Admin/Parts/SmallPictures',
  component: SmallPictures,
  args: { question, size: '1920 × 1080' },
  beforeEach: () => {
    question.onUse.mockClear();
    question.onLeaveOut.mockClear();
  },
} satisfies Meta<typeof SmallPictures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/kapı\.jpg \(640 × 480\)/)).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect(question.onLeaveOut).toHaveBeenCalled();
    await expect(question.onUse).not.toHaveBeenCalled();
  },
};

export const Used: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: text.use }));
    await expect(question.onUse).toHaveBeenCalledOnce();
  },
};

const many = Array.from({ length: 12 }, (_, index) => ({
  name: `${'uzun-bir-dosya-adı-'.repeat(4)}${index}.jpg`,
  width: 320,
  height: 240,
}));
export const Many: Story = {
  args: { question: { ...question, pictures: many } },
  globals: { viewport: { value: 'narrow' } },
};

export const None: Story = {
  args: { question: undefined },
  play: async () => {
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
