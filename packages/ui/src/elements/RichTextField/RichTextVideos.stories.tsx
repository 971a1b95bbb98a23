import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { adminFormsText } from '../../text/panelText.ts';
import { RichTextField } from './RichTextField.tsx';
import { chooseMore } from './testing/chooseMore.ts';
import { clickAt } from './testing/clickAt.ts';
import { KeptField } from './testing/KeptField.tsx';

const name = 'Description';
const texts = adminFormsText.richText;
const page = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const otherPage = 'https://www.youtube.com/watch?v=aaaaaaaaaaa';
const figure = (title: string, of = page) =>
  `<figure data-video="${of}"><a href="${of}">${title}</a></figure>`;

const meta = {
  title: 'Elements/RichTextField/Videos',
  component: RichTextField,
  parameters: { look: 'panel' },
  render: (args) => <KeptField {...args} />,
  args: { label: name, value: '', onChange: fn(), texts, lang: 'tr' },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inserted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name }));
    await chooseMore(canvas, userEvent, [texts.moreTools, texts.video]);
    const link = await canvas.findByRole('textbox', { name: texts.videoLink });
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.type(link, 'https://video.example/1{Enter}');
    await expect(link).toHaveAccessibleDescription(expect.stringContaining(texts.videoWrong));
    await userEvent.clear(link);
    await userEvent.type(link, 'https://youtu.be/dQw4w9WgXcQ?si=x');
    await userEvent.type(canvas.getByRole('textbox', { name: texts.videoTitle }), 'Avlu{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(figure('Avlu')));
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

function paste(target: Element, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** A link pasted into an empty line becomes the video; a click opens its row. */
export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    paste(text, 'https://youtu.be/dQw4w9WgXcQ');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(figure(texts.untitledVideo('YouTube'))),
    );
    await clickAt(userEvent, canvas.getByText(texts.untitledVideo('YouTube')));
    const title = await canvas.findByRole('textbox', { name: texts.videoTitle });
    await userEvent.clear(title);
    await userEvent.type(title, 'Bir işin yılı{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(figure('Bir işin yılı')));
    await clickAt(userEvent, canvas.getByText('Bir işin yılı'));
    await userEvent.click(await canvas.findByRole('button', { name: texts.removeVideo }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(''));
  },
};

/** Within text it stays a link. */
export const PastedAmongWords: Story = {
  args: { value: '<p>Bakın</p>' },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    paste(text, page);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).not.toHaveBeenLastCalledWith(expect.stringContaining('<figure'));
  },
};

const two = (one: string, other: string) =>
  `<p>bir</p>${figure(one)}<p>iki</p>${figure(other, otherPage)}<p>uzunca bir satır</p>`;

/** What is typed in a row belongs to the video that it was opened for, also once another one is pressed. */
export const OneAfterTheOther: Story = {
  args: { value: two('Avlu', 'Damlar') },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    const title = () => canvas.findByRole('textbox', { name: texts.videoTitle });
    await clickAt(userEvent, canvas.getByText('Avlu'));
    await userEvent.type(await title(), ' sabah');
    await clickAt(userEvent, canvas.getByText('Damlar'));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(two('Avlu sabah', 'Damlar')));
    await waitFor(async () => expect(await title()).toHaveValue('Damlar'));

    // The cursor elsewhere, and text typed before the video.
    await userEvent.type(await title(), ' akşam');
    text.focus();
    document.getSelection()?.collapse(canvas.getByText('bir').firstChild, 3);
    document.execCommand('insertText', false, 'inci');
    await userEvent.click(canvas.getByRole('button', { name: texts.changeVideo }));
    const both = two('Avlu sabah', 'Damlar akşam').replace('bir', 'birinci');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(both));

    await clickAt(userEvent, canvas.getByText('Damlar akşam'));
    await title();
    await userEvent.click(canvas.getByText('birinci'));
    await userEvent.click(canvas.getByRole('button', { name: texts.removeVideo }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(both.replace(figure('Damlar akşam', otherPage), '')),
    );
  },
};
