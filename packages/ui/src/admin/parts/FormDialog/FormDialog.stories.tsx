import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminText } from '../../../text/panelText.ts';
import { FormDialog } from './FormDialog.tsx';

const meta = {
  title: 'Admin/Parts/FormDialog',
  component: FormDialog,
  args: {
    title: 'Invite somebody',
    detail: 'The link is shown once.',
    submit: 'Make the link',
    busy: false,
    children: <TextField label="Address" required />,
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const outer = fn();

export const Ready: Story = {
  render: (args) => (
    <form onSubmit={outer}>
      <FormDialog {...args} />
    </form>
  ),
  play: async ({ args }) => {
    outer.mockClear();
    await userEvent.type(await screen.findByRole('textbox', { name: /Address/ }), 'a@b.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(outer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: adminText.cancel }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Held: Story = {
  args: { busy: true, held: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: adminText.cancel }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
