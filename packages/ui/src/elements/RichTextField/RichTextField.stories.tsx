import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { adminFormsText } from '../../text/panelText.ts';
import { RichTextField } from './RichTextField.tsx';
import { KeptField } from './testing/KeptField.tsx';

/**
 * For texts with structure: articles, descriptions, notices. It supports everything that the HTML policy allows and
 * returns it unchanged: headings, marks, lists, quotes, code, tables, pictures, links. Content pasted from Word, Google
 * Docs or Excel is cleaned. The most frequently used tools are in the toolbar, the others with their names behind
 * "More", with the HTML source last.
 *
 * Not for a single line or a plain paragraph: use `TextField` or `TextArea`, which cannot be formatted by mistake.
 *
 * By keyboard: Alt F10 moves from the text to the toolbar, arrow keys move within it, Tab leaves it.
 */
const meta = {
  title: 'Elements/RichTextField',
  component: RichTextField,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  render: (args) => <KeptField {...args} />,
  args: {
    label: 'Description',
    value: '<h2>Malzeme</h2><p>Yerel <strong>taş</strong>, ahşap ve beton.</p>',
    lang: 'tr',
    onChange: fn(),
    texts: adminFormsText.richText,
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
    // Sequentially: a key pressed while the editor processes the last change would delete nothing.
    for (const left of ['<p>Bi</p>', '<p>B</p>', '']) {
      await userEvent.keyboard('{Backspace}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(left));
    }
  },
};

export const Formatted: Story = {
  args: { value: '<p>taş</p>' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name }));
    const list = canvas.getByRole('button', { name: 'Bullet list' });
    await userEvent.click(list);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ul><li>taş</li></ul>'));
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

/** Types like a native input method: the browser itself changes the text. */
const write = (text: string) => document.execCommand('insertText', false, text);

export const LinkSet: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = canvas.getByRole('textbox', { name: 'Link address' });
    await expect(address).toHaveFocus();
    write('javascript:alert(1)');
    await userEvent.keyboard('{Enter}');
    await expect(address).toHaveAccessibleDescription(expect.stringContaining('This address does not work'));
    document.execCommand('selectAll');
    write('/iletisim');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="/iletisim">/iletisim</a></p>'),
    );
    await expect(canvas.queryByRole('textbox', { name: 'Link address' })).toBeNull();
  },
};

/** The name of a website is completed. */
export const WebsiteLinked: Story = {
  args: { value: '' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    write('www.example.com');
    await userEvent.keyboard('{Enter}');
    const link = '<a href="https://www.example.com">https://www.example.com</a>';
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`<p>${link}</p>`));
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

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name });
    await expect(text).toHaveAttribute('contenteditable', 'false');
    await expect(text).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toBeDisabled();
  },
};

export const Narrow: Story = {
  args: { value: '<table><tbody><tr><td>Bir</td><td>İki</td><td>Üç</td></tr></tbody></table>' },
  globals: { viewport: { value: 'narrow' } },
};
