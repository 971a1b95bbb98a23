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

const links = (one: string, other: string) =>
  `<p><a href="${one}">birinci</a></p><p><a href="${other}">ikinci</a></p><p>üçüncü</p>`;

/** The row is about the link that it was opened for, wherever the cursor is by then. */
export const LinkLeftOpen: Story = {
  args: { value: links('/bir', '/iki') },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    const put = async (words: string, from: number, to = from) => {
      const line = canvas.getByText(words).firstChild;
      if (line === null) throw new Error(`No text "${words}"`);
      text.focus();
      document.getSelection()?.setBaseAndExtent(line, from, line, to);
      // The editor has taken the selection over.
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Link' })).toHaveAttribute(
          'aria-pressed',
          `${words !== 'üçüncü'}`,
        ),
      );
    };
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const address = () => canvas.getByRole('textbox', { name: 'Link address' });
    await put('birinci', 3);
    await open();
    await userEvent.type(address(), '/yeni');
    await put('ikinci', 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Set link' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(links('/bir/yeni', '/iki')));

    await put('birinci', 3);
    await open();
    await put('üçüncü', 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove link' }));
    const removed = '<p>birinci</p><p><a href="/iki">ikinci</a></p>';
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`${removed}<p>üçüncü</p>`));

    // A new link takes the words that are selected meanwhile.
    await put('üçüncü', 0);
    await open();
    await userEvent.type(address(), '/uc');
    await put('üçüncü', 0, 6);
    await userEvent.click(canvas.getByRole('button', { name: 'Set link' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(`${removed}<p><a href="/uc">üçüncü</a></p>`),
    );
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
