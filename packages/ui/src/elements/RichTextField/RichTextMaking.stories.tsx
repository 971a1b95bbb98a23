import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminFormsText } from '../../text/panelText.ts';
import { RichTextField } from './RichTextField.tsx';
import { chooseMore } from './testing/chooseMore.ts';
import { KeptField } from './testing/KeptField.tsx';
import { pastedSamples } from './testing/pastedSamples.ts';

const name = 'Description';
const texts = adminFormsText.richText;

const meta = {
  title: 'Elements/RichTextField/Making',
  component: RichTextField,
  parameters: { look: 'panel' },
  render: (args) => <KeptField {...args} />,
  args: { label: name, value: '', onChange: fn(), texts, lang: 'tr' },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

type Made = readonly (readonly [tool: string, html: string])[];

/** Every tool in the toolbar, and its result for the word "taş". */
const inBar: Made = [
  [texts.heading, '<h2>taş</h2>'],
  [texts.smallHeading, '<h3>taş</h3>'],
  [texts.bulletList, '<ul><li>taş</li></ul>'],
  [texts.numberedList, '<ol><li>taş</li></ol>'],
  [texts.bold, '<p><strong>taş</strong></p>'],
  [texts.italic, '<p><em>taş</em></p>'],
];

/** Every tool behind "More". */
const inMenu: Made = [
  [texts.smallestHeading, '<h4>taş</h4>'],
  [texts.quote, '<blockquote><p>taş</p></blockquote>'],
  [texts.preformatted, '<pre>taş</pre>'],
  [texts.underline, '<p><u>taş</u></p>'],
  [texts.strike, '<p><s>taş</s></p>'],
  [texts.subscript, '<p><sub>taş</sub></p>'],
  [texts.superscript, '<p><sup>taş</sup></p>'],
  [texts.code, '<p><code>taş</code></p>'],
];

/** Applies each tool to the whole text, and reverts it. */
const making =
  (made: Made, place: 'bar' | 'menu'): NonNullable<Story['play']> =>
  async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    // One after the other, like a real user.
    for (const [tool, html] of made) {
      document.execCommand('selectAll');
      if (place === 'menu') await chooseMore(canvas, userEvent, [texts.moreTools, tool]);
      else await userEvent.click(canvas.getByRole('button', { name: tool }));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(html));
      await expect(text).toHaveFocus();
      if (place === 'menu') {
        await userEvent.click(canvas.getByRole('button', { name: texts.moreTools }));
        await expect(await screen.findByRole('menuitemcheckbox', { name: tool })).toBeChecked();
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      } else {
        await expect(canvas.getByRole('button', { name: tool })).toHaveAttribute('aria-pressed', 'true');
      }
      await userEvent.click(canvas.getByRole('button', { name: texts.undo }));
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>taş</p>'));
      await expect(text).toHaveFocus();
    }
  };

export const EveryToolInBar: Story = { args: { value: '<p>taş</p>' }, play: making(inBar, 'bar') };
export const EveryToolBehindMore: Story = {
  tags: ['long'],
  args: { value: '<p>taş</p>' },
  play: making(inMenu, 'menu'),
};

/** The arrow keys lead to "More", which opens, and Escape returns to it. */
export const MoreByKeyboard: Story = {
  tags: ['long'],
  args: { value: '<p>taş</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    document.execCommand('selectAll');
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{End}');
    const more = canvas.getByRole('button', { name: texts.moreTools });
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitemcheckbox', { name: texts.smallestHeading })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<blockquote><p>taş</p></blockquote>'),
    );
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** Types like a native input method: the browser itself changes the text. */
const write = (text: string) => document.execCommand('insertText', false, text);

export const TableMade: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const press = (tool: string) => userEvent.click(canvas.getByRole('button', { name: tool }));
    const said = (html: string) =>
      waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(html)));
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    await chooseMore(canvas, userEvent, [texts.moreTools, texts.table]);
    await waitFor(() => expect(text).toHaveFocus());
    write('Süre');
    await userEvent.keyboard('{Tab}');
    write('Kişi');
    await said('<thead><tr><th>Süre</th><th>Kişi</th><th></th></tr></thead>');
    await press(texts.columnAfter);
    await said('<tr><th>Süre</th><th>Kişi</th><th></th><th></th></tr>');
    await press(texts.columnBefore);
    await press(texts.deleteColumn);
    await said('<tr><th>Süre</th><th></th><th></th><th></th></tr>');
    await press(texts.rowBelow);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await press(texts.headerRow);
    await said('<table><tbody><tr><td>Süre</td>');
    await press(texts.headerRow);
    await said('<thead><tr><th>Süre</th>');
    await press(texts.deleteRow);
    await waitFor(() => expect(canvas.queryByText('Süre')).toBeNull());
    await press(texts.deleteTable);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
    await expect(canvas.queryByRole('toolbar', { name: texts.tableTools })).toBeNull();
  },
};

export const DividingLine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name }));
    await chooseMore(canvas, userEvent, [texts.moreTools, texts.line]);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('<hr>')));
  },
};

/** Pastes HTML from a fake clipboard, as another program would have left it. */
function paste(target: Element, html: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const PastedFromWord: Story = {
  tags: ['long'],
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    // One after the other, like a real user. Pictures from elsewhere have separate stories.
    for (const { html, kept } of pastedSamples.filter(({ foreign }) => foreign === undefined)) {
      await userEvent.click(text);
      await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
      paste(text, html);
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining(kept)));
    }
  },
};

/** A picture on the user's own computer, which no browser may read. */
export const PastedPictureOfComputer: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    paste(text, '<p>Ön <img src="file:///C:/avlu.png"></p>');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Ön</p>'));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Left out, because visitors would not see it: avlu.png.',
    );
  },
};

export const PictureInSource: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    await chooseMore(canvas, userEvent, [texts.moreTools, texts.source]);
    await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveFocus());
    write('<p><img src="http://a.example/cati.png" alt="Çatı"></p>');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="http://a.example/cati.png">Çatı</a></p>'),
    );
    await userEvent.click(canvas.getByRole('button', { name: texts.source }));
    await expect(canvas.getByRole('status')).toHaveTextContent('http://a.example/cati.png');
    await expect(canvas.getByRole('link', { name: 'Çatı' })).toBeVisible();
  },
};

export const SourceAndBack: Story = {
  tags: ['long'],
  args: { value: '<p>H<sub>2</sub>O</p><table><tbody><tr><td>a</td></tr></tbody></table>' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    await chooseMore(canvas, userEvent, [texts.moreTools, texts.source]);
    const source = await canvas.findByRole('button', { name: texts.source });
    await expect(source).toHaveAttribute('aria-pressed', 'true');
    const area = canvas.getByRole('textbox', { name });
    await expect(area).toHaveValue(args.value);
    await userEvent.click(source);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: texts.source })).toBeNull();

    await chooseMore(canvas, userEvent, [texts.moreTools, texts.source]);
    await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveFocus());
    document.execCommand('selectAll');
    write('<div><p style="color:red">Bir</p></div><p><a href="javascript:x">iki</a></p>');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Bir</p><p>iki</p>'));
    await userEvent.click(canvas.getByRole('button', { name: texts.source }));
    await expect(canvas.getByRole('status')).toHaveTextContent('<div>, style, and href');
    await expect(canvas.getByRole('textbox', { name })).toHaveTextContent('Biriki');
  },
};

/** Input typed while the form still has the previous value is kept. */
export const TypedFasterThanKept: Story = {
  render: (args) => <KeptField {...args} after={60} />,
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    for (const letter of 'taşçı') {
      document.execCommand('insertText', false, letter);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>taşçı</p>'));
    await expect(text).toHaveTextContent('taşçı');
  },
};

export const LabelGivesFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(canvas.getByText(name));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Heading' })).toHaveFocus();
  },
};
