import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx';

function Kept(props: RichTextFieldProps) {
  const [html, setHtml] = useState(props.value);
  return (
    <RichTextField
      {...props}
      value={html}
      onChange={(next) => {
        setHtml(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Elements/RichTextField',
  component: RichTextField,
  parameters: { look: 'panel' },
  render: (args) => <Kept {...args} />,
  args: {
    label: 'Description',
    value: '<h2>Malzeme</h2><p>Yerel <strong>taş</strong>, ahşap ve beton.</p>',
    lang: 'tr',
    onChange: fn(),
    texts: {
      toolbar: 'Text format',
      heading: 'Heading',
      smallHeading: 'Small heading',
      bold: 'Bold',
      italic: 'Italic',
      underline: 'Underline',
      bulletList: 'Bullet list',
      numberedList: 'Numbered list',
      quote: 'Quote',
      link: 'Link',
      undo: 'Undo',
      redo: 'Redo',
      linkAddress: 'Link address',
      linkHint: 'Such as https://example.com',
      linkWrong: 'This is no address.',
      applyLink: 'Set link',
      removeLink: 'Remove link',
    },
  },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const name = 'Description';

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const text = await canvas.findByRole('textbox', { name });
    await expect(text).toHaveAttribute('lang', 'tr');
    await expect(canvas.getByRole('heading', { name: 'Malzeme' })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { value: '', required: true },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await expect(text).toBeRequired();
    await userEvent.click(text);
    await userEvent.keyboard('Bir');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Bir</p>'));
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  },
};

export const Formatted: Story = {
  args: { value: '<p>taş</p>' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name }));
    const list = canvas.getByRole('button', { name: 'Bullet list' });
    await userEvent.click(list);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><p>taş</p></li></ul>'));
    await expect(list).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>taş</p>'));
  },
};

export const ToolbarByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
  },
};

export const LinkSet: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = canvas.getByRole('textbox', { name: 'Link address' });
    await userEvent.type(address, 'javascript:alert(1){Enter}');
    await expect(address).toHaveAccessibleDescription(expect.stringContaining('This is no address.'));
    await userEvent.clear(address);
    await userEvent.type(address, '/iletisim{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="/iletisim">/iletisim</a></p>'),
    );
    await expect(canvas.queryByRole('textbox', { name: 'Link address' })).toBeNull();
  },
};

export const Wrong: Story = {
  args: { value: '', error: 'Description is empty', hint: 'Shown below the picture.' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name });
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
    await expect(text).toHaveAccessibleDescription('Description is empty Shown below the picture.');
  },
};

export const LongText: Story = {
  args: { value: `<p>${'Uzun bir paragraf, kendi kutusunun içinde kayar. '.repeat(60)}</p>` },
};
