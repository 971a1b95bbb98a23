import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../Icon/Icon.tsx';
import { Button, ButtonLink } from './Button.tsx';

/**
 * **For** anything that happens on a press: sending, saving, opening a dialog. `ButtonLink` looks the same and links to
 * a page.
 *
 * **Not for** navigating by script, a choice among several options (Segments), or an icon alone (IconButton).
 */
const meta = {
  title: 'Elements/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Kaydet', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Kaydet' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Primary: Story = { args: { tone: 'primary' } };
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Line: Story = { args: { tone: 'line' } };
export const Plain: Story = { args: { tone: 'plain' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Ink: Story = { args: { tone: 'ink' } };
export const Small: Story = { args: { size: 'small', icon: <Icon name="plus" size="small" /> } };
export const WithArrow: Story = { args: { arrow: <Icon name="arrow" /> } };
export const Wide: Story = { args: { wide: true } };
export const LongText: Story = {
  args: { children: 'Bütün değişiklikleri kaydedip sonraki kayda geçmek için buraya basınız' },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toBeDisabled();
  },
};

export const Paused: Story = {
  args: { paused: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Kaydet' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Kaydet' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#hedef" arrow={<Icon name="arrow" />}>
      Devam
    </ButtonLink>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Devam' })).toHaveAttribute(
      'href',
      '#hedef',
    );
  },
};

export const BusyLongText: Story = {
  args: { ...LongText.args, busy: true },
  globals: { viewport: { value: 'narrow' } },
};
