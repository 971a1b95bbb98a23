import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { adminFormsText } from '../../text/panelText.ts';
import type { UploadPicture } from './richText.ts';
import { RichTextField } from './RichTextField.tsx';
import { drawnFile } from '../PictureField/testing/drawnFile.ts';
import { chooseMore } from './testing/chooseMore.ts';
import { clickAt } from './testing/clickAt.ts';
import { KeptField } from './testing/KeptField.tsx';

const name = 'Description';
const texts = adminFormsText.richText;
const url = '/assets/images/services/service2.jpg';
const file = () => new File(['x'], 'avlu.png', { type: 'image/png' });
const taken = fn<UploadPicture>(async () => ({ url, width: 40, height: 30 }));
const refused = fn<UploadPicture>(() => Promise.reject(new Error('500')));
const endless = fn<UploadPicture>((_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
});

const meta = {
  title: 'Elements/RichTextField/Pictures',
  component: RichTextField,
  parameters: { look: 'panel' },
  render: (args) => <KeptField {...args} />,
  args: { label: name, value: '<p>Önce</p>', onChange: fn(), texts, lang: 'tr', onUploadPicture: taken },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

function transferOf(...chosen: readonly File[]): DataTransfer {
  const transfer = new DataTransfer();
  for (const one of chosen) transfer.items.add(one);
  return transfer;
}

const pasteFile = (target: Element, chosen: File) =>
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: transferOf(chosen), bubbles: true, cancelable: true }),
  );

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    pasteFile(text, file());
    const alt = await canvas.findByRole('textbox', { name: texts.pictureAlt });
    await expect(alt).toHaveFocus();
    await userEvent.type(alt, 'Sabah avlu{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p>Önce</p><figure data-size="normal"><img src="${url}" alt="Sabah avlu" width="40" height="30"></figure>`,
      ),
    );
    await expect(canvas.queryByRole('textbox', { name: texts.pictureAlt })).toBeNull();
  },
};

/** A stored picture comes with its description; nothing is uploaded. */
export const Stored: Story = {
  args: { onChoosePicture: async () => ({ libraryId: 'one', name: 'Taş avlu', alt: 'Taş bir avlu' }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name }));
    await userEvent.click(canvas.getByRole('button', { name: texts.storedPicture }));
    await expect(await canvas.findByRole('textbox', { name: texts.pictureAlt })).toHaveValue('Taş bir avlu');
    await userEvent.click(canvas.getByRole('button', { name: texts.insertPicture }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p>Önce</p><figure data-size="normal"><img src="${url}" alt="Taş bir avlu" width="40" height="30"></figure>`,
      ),
    );
    await expect(taken).toHaveBeenLastCalledWith(
      { libraryId: 'one', name: 'Taş avlu', alt: 'Taş bir avlu' },
      expect.anything(),
    );
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    const { left, top } = text.getBoundingClientRect();
    text.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: transferOf(file()),
        clientX: left + 20,
        clientY: top + 20,
        bubbles: true,
        cancelable: true,
      }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.pictureAlt }), 'Avlu');
    await userEvent.click(canvas.getByRole('button', { name: texts.insertPicture }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('alt="Avlu"')),
    );
  },
};

/** Drops files a little inside of an element; returns whether the browser was kept from opening them. */
function drop(target: Element, ...chosen: readonly File[]): boolean {
  const { left, top } = target.getBoundingClientRect();
  const event = new DragEvent('drop', {
    dataTransfer: transferOf(...chosen),
    clientX: left + 5,
    clientY: top + 5,
    bubbles: true,
    cancelable: true,
  });
  target.dispatchEvent(event);
  return event.defaultPrevented;
}

const png = (title: string) => new File([title], `${title}.png`, { type: 'image/png' });
const framedAs = (alt: string) =>
  `<figure data-size="normal"><img src="${url}" alt="${alt}" width="40" height="30"></figure>`;

/** Several pictures come where they are dropped, in their order, each with its own description. */
export const DroppedTogether: Story = {
  tags: ['long'],
  args: { value: '<p>bir</p><p>iki</p><p>uzunca bir satır</p><p>dört</p>' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    const alt = () => canvas.findByRole('textbox', { name: texts.pictureAlt });
    drop(canvas.getByText('uzunca bir satır'), png('a'), png('b'), png('c'));
    await alt();
    await expect(canvas.getByText(texts.nextPictures(['b.png', 'c.png']))).toBeVisible();
    await userEvent.type(await alt(), 'A{Enter}');
    await canvas.findByText('b.png');
    await waitFor(async () => expect(await alt()).toHaveFocus());
    await userEvent.type(await alt(), 'B');
    await userEvent.click(canvas.getByRole('button', { name: texts.cancelPicture }));
    await canvas.findByText('c.png');
    await userEvent.type(await alt(), 'C{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p>bir</p><p>iki</p><p>uzunca bir satır</p>${framedAs('A')}${framedAs('C')}<p>dört</p>`,
      ),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveFocus());
  },
};

/** The browser would open a file that is dropped on the page in place of the form. */
export const DroppedOthers: Story = {
  tags: ['long'],
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name });
    await expect(drop(text, new File(['x'], 'a.pdf', { type: 'application/pdf' }))).toBe(true);
    await expect(await canvas.findByText(texts.pictureWrongType)).toBeVisible();
    await expect(drop(text, new File(['x'], 'IMG_1.HEIC'))).toBe(true);
  },
};

/** Two pasted pictures often have the same name. */
export const PastedTwice: Story = {
  tags: ['long'],
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    const alt = () => canvas.findByRole('textbox', { name: texts.pictureAlt });
    await userEvent.click(text);
    pasteFile(text, new File(['first'], 'image.png', { type: 'image/png' }));
    await userEvent.type(await alt(), 'Bir');
    pasteFile(text, new File(['second'], 'image.png', { type: 'image/png' }));
    await canvas.findByText(texts.nextPictures(['image.png']));
    await userEvent.type(await alt(), 'inci{Enter}');
    await waitFor(async () => expect(await alt()).toHaveValue(''));
    await userEvent.type(await alt(), 'İkinci{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p>Önce</p>${framedAs('Birinci')}${framedAs('İkinci')}`,
      ),
    );
    const sizes = taken.mock.calls.slice(-2).map(([source]) => source instanceof File && source.size);
    await expect(sizes).toEqual([5, 6]);
  },
};

/** What was chosen and described is in the text before the row of another picture opens. */
export const AnotherPressed: Story = {
  tags: ['long'],
  args: { value: `<p>Önce</p><p>Sonra</p>${framedAs('Eski')}` },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(canvas.getByText('Önce'));
    pasteFile(text, file());
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.pictureAlt }), 'Yeni');
    await clickAt(userEvent, canvas.getByRole('img', { name: 'Eski' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p>Önce</p>${framedAs('Yeni')}<p>Sonra</p>${framedAs('Eski')}`,
      ),
    );
    await waitFor(() => expect(canvas.getByRole('textbox', { name: texts.pictureAlt })).toHaveValue('Eski'));
  },
};

export const UploadFails: Story = {
  args: { onUploadPicture: refused },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    pasteFile(text, file());
    const alt = await canvas.findByRole('textbox', { name: texts.pictureAlt });
    await userEvent.type(alt, 'Avlu{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to upload image. Please try again.',
    );
    await expect(alt).toHaveValue('Avlu');
    await expect(text).toHaveTextContent('Önce');
    await expect(args.onChange).not.toHaveBeenCalled();
    refused.mockResolvedValueOnce({ url });
    await userEvent.click(canvas.getByRole('button', { name: texts.insertPicture }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining(`<img src="${url}" alt="Avlu">`),
      ),
    );
  },
};

export const Uploading: Story = {
  args: { onUploadPicture: endless },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    pasteFile(text, file());
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.pictureAlt }), 'Avlu{Enter}');
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
};

export const WrongFile: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name });
    pasteFile(text, new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
    const alt = await canvas.findByRole('textbox', { name: texts.pictureAlt });
    await expect(alt).toHaveAccessibleDescription(expect.stringContaining(texts.pictureWrongType));
    await expect(canvas.queryByRole('button', { name: texts.insertPicture })).toBeNull();
  },
};

const image = `<img src="${url}" alt="Eski">`;

/** A click opens the row of the picture; what is typed there changes the text immediately. */
export const DescribedAnew: Story = {
  tags: ['long'],
  args: { value: `<p>${image}</p>` },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await clickAt(userEvent, canvas.getByRole('img', { name: 'Eski' }));
    const alt = await canvas.findByRole('textbox', { name: texts.pictureAlt });
    await expect(alt).toHaveValue('Eski');
    await expect(alt).not.toHaveFocus();
    await userEvent.clear(alt);
    await userEvent.type(alt, 'Yeni{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(`<p><img src="${url}" alt="Yeni"></p>`),
    );
    await expect(canvas.queryByRole('textbox', { name: texts.pictureAlt })).toBeNull();
    await waitFor(() => expect(text).toHaveFocus());
  },
};

const framed = (size: string, words: string) =>
  `<p>önce </p><figure data-size="${size}">${image}${words}</figure><p> sonra</p>`;

/** An inline picture of an older text becomes a figure once it has a caption or another size. */
export const CaptionAndSize: Story = {
  args: { value: `<p>önce ${image} sonra</p>` },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    await clickAt(userEvent, canvas.getByRole('img', { name: 'Eski' }));
    const caption = await canvas.findByRole('textbox', { name: texts.pictureCaption });
    await userEvent.type(caption, 'Avlu, sabah');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        framed('normal', '<figcaption>Avlu, sabah</figcaption>'),
      ),
    );
    await expect(caption).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: texts.pictureSizes.half }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(framed('half', '<figcaption>Avlu, sabah</figcaption>')),
    );
    await userEvent.clear(caption);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(framed('half', '')));
    await userEvent.click(canvas.getByRole('button', { name: texts.removePicture }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>önce </p><p> sonra</p>'));
  },
};

/** Marks in a caption are kept when the text around them changes. */
export const CaptionKeepsMarks: Story = {
  tags: ['long'],
  args: { value: `<figure>${image}<figcaption>Avlu, <em>sabah</em></figcaption></figure>` },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    await clickAt(userEvent, canvas.getByRole('img', { name: 'Eski' }));
    const caption = await canvas.findByRole('textbox', { name: texts.pictureCaption });
    await expect(caption).toHaveValue('Avlu, sabah');
    for (const one of canvas.getAllByRole('radio')) await expect(one).not.toBeChecked();
    await userEvent.type(caption, 'Arka a', { initialSelectionStart: 0, initialSelectionEnd: 1 });
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<figure>${image}<figcaption>Arka avlu, <em>sabah</em></figcaption></figure>`,
      ),
    );
  },
};

/** Enter at the end of a caption continues after the figure. */
export const CaptionLeft: Story = {
  tags: ['long'],
  args: { value: `<p>taş</p><figure data-size="wide">${image}<figcaption>Avlu</figcaption></figure>` },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    await userEvent.click(canvas.getByText('Avlu'));
    document.getSelection()?.modify('move', 'forward', 'lineboundary');
    await userEvent.keyboard('{Enter}');
    document.execCommand('insertText', false, 'sonra');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p>taş</p><figure data-size="wide">${image}<figcaption>Avlu</figcaption></figure><p>sonra</p>`,
      ),
    );
  },
};

/** Enter on a selected picture opens its row. */
export const RowByKeyboard: Story = {
  args: { value: `<p>${image}</p>` },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await clickAt(userEvent, canvas.getByRole('img', { name: 'Eski' }));
    await userEvent.click(await canvas.findByRole('button', { name: texts.closePicture }));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: texts.pictureAlt })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const RowOnPhone: Story = {
  tags: ['long'],
  args: { value: `<figure data-size="half">${image}<figcaption>Avlu</figcaption></figure>` },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    await clickAt(userEvent, canvas.getByRole('img', { name: 'Eski' }));
    await expect(await canvas.findByRole('radio', { name: texts.pictureSizes.half })).toBeChecked();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

const pasteHtml = (target: Element, html: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
};

/** The smallest possible picture, as some programs put it into copied content. */
const inside = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const elsewhere = 'https://a.example/cati.png';

/** How a picture was requested: the MIME type of a file, a URL, or an id of the library. */
function toldOf(source: Parameters<UploadPicture>[0]): string {
  if (source instanceof File) return source.type;
  return 'url' in source ? source.url : source.libraryId;
}

const some = fn<UploadPicture>(async (source) => {
  if (source instanceof File || toldOf(source) === elsewhere) return { url, width: 40, height: 30 };
  throw new Error('400');
});

const kept = (alt: string) => `<img src="${url}" alt="${alt}" width="40" height="30">`;

/** Pictures of a pasted text are stored; those that cannot be fetched are listed, and none keeps its foreign URL. */
export const PastedWithText: Story = {
  args: { value: '', onUploadPicture: some },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    pasteHtml(
      text,
      `<p>Bir <img src="${elsewhere}" alt="Çatı" width="9"></p><p>İki <img src="${inside}" alt="Nokta"></p><p>Üç <img src="http://b.example/x/avlu.jpg"><img src="//b.example/kapi.jpg" alt="Kapı"></p>`,
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p>Bir ${kept('Çatı')}</p><p>İki ${kept('Nokta')}</p><p>Üç </p>`,
      ),
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 pictures could not be taken over: avlu.jpg and Kapı.',
    );
    const told = some.mock.calls.map(([source]) => toldOf(source));
    await expect(told.toSorted()).toEqual(
      ['http://b.example/x/avlu.jpg', elsewhere, 'http://b.example/kapi.jpg', 'image/gif'].toSorted(),
    );
  },
};

/** While a picture is being stored, its place is kept, and the text to be saved omits it. */
export const PastedBeingStored: Story = {
  tags: ['long'],
  args: { value: '', onUploadPicture: endless },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    pasteHtml(text, `<p>Bir <img src="${elsewhere}" alt="Çatı"></p>`);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Bir </p>'));
    await expect(canvas.getByRole('status')).toHaveTextContent('One picture is being stored…');
    await expect(canvas.getByRole('img', { name: 'Çatı' })).not.toHaveAttribute('src');
  },
};

/** If pictures cannot be stored, as with an API without that endpoint, none is accepted. */
export const PastedWhereNoneIsTaken: Story = {
  tags: ['long'],
  args: { value: '', onUploadPicture: refused },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    pasteHtml(text, `<p>Bir <img src="${elsewhere}" alt="Çatı"></p>`);
    await expect(await canvas.findByText(/One picture could not be taken over: Çatı/)).toBeVisible();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Bir </p>'));
  },
};

/** Pictures that a page shows in other ways than by an `<img>` tag are stored as well. */
export const PastedHidden: Story = {
  tags: ['long'],
  args: { value: '', onUploadPicture: some },
  play: async ({ args, canvas, userEvent }) => {
    const drawn = URL.createObjectURL(await drawnFile('a.png', 20, 10));
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    pasteHtml(
      text,
      `<p>Bir <picture><source srcset="${elsewhere} 2x"><img alt="Çatı"></picture></p><p style="background: url(${elsewhere})">İki</p><p>Üç <img src="${drawn}" alt="Çizim"></p>`,
    );
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        `<p>Bir ${kept('Çatı')}</p><p>${kept('')}İki</p><p>Üç ${kept('Çizim')}</p>`,
      ),
    );
    // A picture that occurs twice is fetched once.
    const asked = some.mock.calls.map(([source]) => toldOf(source));
    await expect(asked.toSorted()).toEqual([elsewhere, 'image/png']);
    URL.revokeObjectURL(drawn);
  },
};

/** Copied from another editor of this kind. */
export const PastedFromAnEditor: Story = {
  tags: ['long'],
  args: { value: '', onUploadPicture: some },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    pasteHtml(text, `<p data-pm-slice="1 1 []">Bir <img src="${elsewhere}" alt="Çatı"></p>`);
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(`<p>Bir ${kept('Çatı')}</p>`));
  },
};

const openSource = async (
  canvas: Parameters<typeof chooseMore>[0],
  userEvent: Parameters<typeof chooseMore>[1],
) => {
  await screen.findByRole('textbox', { name });
  await chooseMore(canvas, userEvent, [texts.moreTools, texts.source]);
  return screen.findByRole('textbox', { name });
};

/** A URL that is typed into the HTML is never saved as it is: its picture is stored when the field loses the focus. */
export const WrittenInTheSource: Story = {
  args: { value: '', onUploadPicture: some },
  play: async ({ args, canvas, userEvent }) => {
    const source = await openSource(canvas, userEvent);
    await userEvent.click(source);
    await userEvent.paste(`<p>Bir <img src="${elsewhere}" alt="Çatı"></p>`);
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>Bir </p>');
    await expect(canvas.getByText(texts.foreignInSource(1))).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(source).toHaveValue(`<p>Bir <img src="${url}" alt="Çatı"></p>`));
    await expect(args.onChange).toHaveBeenLastCalledWith(`<p>Bir <img src="${url}" alt="Çatı"></p>`);
  },
};

/** A picture that cannot be fetched is listed, and left out of the text. */
export const WrittenAndNotTaken: Story = {
  tags: ['long'],
  args: { value: '', onUploadPicture: some },
  play: async ({ args, canvas, userEvent }) => {
    const source = await openSource(canvas, userEvent);
    await userEvent.click(source);
    await userEvent.paste('<p>Bir <img src="https://b.example/avlu.jpg"></p>');
    await userEvent.tab();
    await canvas.findByText(/One picture could not be taken over: avlu\.jpg/);
    await userEvent.click(canvas.getByRole('button', { name: texts.source }));
    await expect(await canvas.findByText(/One picture could not be taken over: avlu\.jpg/)).toBeVisible();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Bir </p>'));
  },
};
