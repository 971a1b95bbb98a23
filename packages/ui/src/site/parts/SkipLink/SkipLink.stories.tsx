import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteText } from '@vitrin/ui/text/website/site';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Site/Parts/SkipLink',
  component: SkipLink,
  args: { target: 'icerik', children: siteText.frame.skip },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id={args.target} tabIndex={-1}>
        {args.children}
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Focused: Story = {
  play: async ({ canvasElement, args }) => {
    const link = within(canvasElement).getByRole('link', { name: args.children });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', `#${args.target}`);
  },
};
