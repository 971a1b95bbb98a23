import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import type { UploadPicture } from '../../../elements/RichTextField/RichTextField.tsx';
import { heavyFile, holdDrawing } from '../../../elements/PictureField/testing/heldDrawing.ts';
import { chooseMore } from '../../../elements/RichTextField/testing/chooseMore.ts';
import { adminFormsText, adminPlanText } from '../../../text/panelText.ts';
import { FormGroup } from '../FormGroup/FormGroup.tsx';
import { HtmlField } from '../ItemForm/HtmlField.tsx';
import type { EditedFields, Ended, Leaving, Planning } from './editing.ts';
import { EditingForm } from './EditingForm.tsx';
import { useEditing } from './useEditing.ts';

type Fields = { title: string; text: string };
type Note = Fields & { version: string };
type Save = (sent: Fields, version: string | undefined) => Promise<Ended<Note>>;

const { richText: texts, saveBar } = adminFormsText;
const stored: Note = { title: 'Çatı', text: '<p>Kiremit</p>', version: '1' };
const fields: EditedFields<Fields> = {
  name: 'note',
  names: { title: 'Title', text: 'Text' },
  rules: async (values) => ({ values, errors: {} }),
};

type NoteFormProps = {
  save: Save;
  upload: UploadPicture;
  planning?: Planning;
  leaving?: Leaving | undefined;
  onDirty: (dirty: boolean) => void;
  onDraft: () => void;
  onAnswer: () => void;
};

/** A form about a text, whose rows for links, videos and pictures may be open when the form is saved or left. */
function NoteForm({ upload, ...props }: NoteFormProps) {
  const state = useEditing<Note, Fields>(fields, {
    ...props,
    item: stored,
    now: new Date('2026-11-21T12:00:00.000Z'),
    valuesOf: ({ title, text }) => ({ title, text }),
    versionOf: ({ version }) => version,
  });
  return (
    <EditingForm
      state={state}
      label="Note"
      preview={null}
      save="Save note"
      wrongTitle="Something is wrong"
      wrong={[]}
    >
      <FormGroup number={1} title="Fields">
        <HtmlField
          {...state.about('text')}
          control={state.form.control}
          name="text"
          onUploadPicture={upload}
          findPictures={undefined}
          onUnfinished={state.onUnfinished}
        />
      </FormGroup>
    </EditingForm>
  );
}

const url = '/assets/images/services/service2.jpg';
const takes = () =>
  fn<Save>(async (sent) => ({ status: 'saved', item: { ...stored, ...sent, version: '2' } }));
const uploads = () => fn<UploadPicture>(async () => ({ url }));

const meta = {
  title: 'Admin/Parts/Editing/Unfinished text',
  component: NoteForm,
  parameters: { layout: 'fullscreen' },
  args: { save: takes(), upload: uploads(), onDirty: fn(), onDraft: fn(), onAnswer: fn() },
} satisfies Meta<typeof NoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
const sentText = (text: string) => expect.objectContaining({ text });

async function typeLink(address: string): Promise<HTMLElement> {
  await userEvent.click(await box('Text'));
  await press(texts.link);
  const input = await box(texts.linkAddress);
  await userEvent.type(input, address);
  return input;
}

async function paste(content: File | string): Promise<void> {
  const text = await box('Text');
  await userEvent.click(text);
  const clipboardData = new DataTransfer();
  if (typeof content === 'string') clipboardData.setData('text/html', content);
  else clipboardData.items.add(content);
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Pastes a picture, and describes it. */
async function pastePicture(alt: string): Promise<HTMLElement> {
  await paste(new File(['x'], 'avlu.png', { type: 'image/png' }));
  const input = await box(texts.pictureAlt);
  if (alt !== '') await userEvent.type(input, alt);
  return input;
}

const figure = (alt: string) => `<figure data-size="normal"><img src="${url}" alt="${alt}"></figure>`;

/** A typed address counts as a change of its field, and is part of what is saved. */
export const LinkTyped: Story = {
  args: { save: takes() },
  play: async ({ args }) => {
    const input = await typeLink('/iletisim');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await expect(screen.getByText('Text', { selector: 'output *, span' })).toBeVisible();
    await userEvent.clear(input);
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await userEvent.type(input, '/iletisim');
    await press('Save note');
    await screen.findByText(saveBar.saved);
    await expect(args.save).toHaveBeenCalledTimes(1);
    await expect(args.save).toHaveBeenLastCalledWith(
      sentText('<p>Kiremit<a href="/iletisim">/iletisim</a></p>'),
      '1',
      stored,
    );
    await expect(screen.queryByRole('textbox', { name: texts.linkAddress })).toBeNull();
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
};

/** Saving stops at what is wrong; discarding drops it. */
export const LinkWrong: Story = {
  args: { save: takes() },
  play: async ({ args }) => {
    const input = await typeLink('olmaz böyle');
    await press('Save note');
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(texts.linkWrong)));
    await waitFor(() => expect(input).toHaveFocus());
    await screen.findByText(saveBar.unsaved);
    await expect(args.save).not.toHaveBeenCalled();
    await press('Discard');
    await press(adminFormsText.discard.confirm);
    await screen.findByText(saveBar.saved);
    await expect(screen.queryByRole('textbox', { name: texts.linkAddress })).toBeNull();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** What is wrong has the focus also if the question about leaving was answered with saving. */
export const LinkWrongOnLeaving: Story = {
  tags: ['long'],
  args: { save: takes() },
  render: function Left(args) {
    const [isLeaving, setLeaving] = useState(false);
    const onStay = () => setLeaving(false);
    const onHold = () => {
      onStay();
      return () => undefined;
    };
    return (
      <>
        <button type="button" onClick={() => setLeaving(true)}>
          Elsewhere
        </button>
        <NoteForm {...args} leaving={isLeaving ? { onLeave: onStay, onStay, onHold } : undefined} />
      </>
    );
  },
  play: async ({ args }) => {
    const input = await typeLink('olmaz böyle');
    await press('Elsewhere');
    await press(adminFormsText.leave.save);
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(texts.linkWrong)));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.save).not.toHaveBeenCalled();
  },
};

export const VideoTyped: Story = {
  tags: ['long'],
  args: { save: takes() },
  play: async ({ args }) => {
    await userEvent.click(await box('Text'));
    await press(texts.moreTools);
    await userEvent.click(await screen.findByRole('menuitem', { name: texts.video }));
    await userEvent.type(await box(texts.videoLink), 'https://youtu.be/dQw4w9WgXcQ');
    await press('Save note');
    await screen.findByText(saveBar.saved);
    await expect(args.save).toHaveBeenLastCalledWith(
      sentText(expect.stringContaining('watch?v=dQw4w9WgXcQ')),
      '1',
      stored,
    );
  },
};

let arrive: (end: Awaited<ReturnType<UploadPicture>>) => void = () => undefined;
const gated = () =>
  fn<UploadPicture>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );

/** The form waits for the upload of a picture that was chosen, and saves once. */
export const PictureChosen: Story = {
  args: { save: takes(), upload: gated() },
  play: async ({ args }) => {
    await pastePicture('Avlu');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await press('Save note');
    await screen.findByRole('button', { name: saveBar.saving });
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.upload).toHaveBeenCalledTimes(1);
    await expect(args.save).not.toHaveBeenCalled();
    arrive({ url });
    await screen.findByText(saveBar.saved);
    await expect(args.save).toHaveBeenCalledTimes(1);
    await expect(args.save).toHaveBeenLastCalledWith(
      sentText(`<p>Kiremit</p>${figure('Avlu')}`),
      '1',
      stored,
    );
  },
};

/** Pictures that wait for their turn are saved as well. */
export const PicturesWaiting: Story = {
  tags: ['long'],
  args: { save: takes() },
  play: async ({ args }) => {
    await pastePicture('Avlu');
    await pastePicture('');
    await screen.findByText(texts.nextPictures(['avlu.png']));
    await press('Save note');
    await screen.findByText(saveBar.saved);
    await expect(args.save).toHaveBeenCalledTimes(1);
    await expect(args.save).toHaveBeenLastCalledWith(
      sentText(`<p>Kiremit</p>${figure('Avlu')}${figure('')}`),
      '1',
      stored,
    );
  },
};

/** A picture that is still being converted counts as a change, and the form waits for it, whatever is opened meanwhile. */
export const PictureConverted: Story = {
  tags: ['long'],
  args: { save: takes() },
  play: async ({ args }) => {
    const release = holdDrawing();
    await paste(await heavyFile('avlu.png', 40, 30));
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(true));
    await press(texts.link);
    await box(texts.linkAddress);
    await press('Save note');
    await screen.findByRole('button', { name: saveBar.saving });
    await expect(args.save).not.toHaveBeenCalled();
    release();
    await screen.findByText(saveBar.saved);
    await expect(args.save).toHaveBeenCalledTimes(1);
    await expect(args.save).toHaveBeenLastCalledWith(sentText(`<p>Kiremit</p>${figure('')}`), '1', stored);
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
};

/** A discarded picture does not come back once it is converted. */
export const ConvertedAfterDiscard: Story = {
  tags: ['long'],
  args: { save: takes(), upload: uploads() },
  play: async ({ args }) => {
    const release = holdDrawing();
    await paste(await heavyFile('avlu.png', 40, 30));
    await screen.findByText(saveBar.unsaved);
    await press('Discard');
    await press(adminFormsText.discard.confirm);
    await screen.findByText(saveBar.saved);
    await paste(await heavyFile('bahçe.png', 40, 30));
    release();
    await screen.findByText('bahçe.png');
    await expect(screen.queryByText(texts.nextPictures(['avlu.png']))).toBeNull();
    await expect(screen.queryByText('avlu.png')).toBeNull();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const PictureRefused: Story = {
  tags: ['long'],
  args: { save: takes(), upload: gated() },
  play: async ({ args }) => {
    const input = await pastePicture('Avlu');
    await press('Save note');
    await screen.findByRole('button', { name: saveBar.saving });
    arrive({ refused: 'Too dark.' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Too dark.');
    await screen.findByText(saveBar.unsaved);
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.save).not.toHaveBeenCalled();
  },
};

const foreign = '<p>Kiremit <img src="https://a.example/cati.png" alt="Çatı"></p>';

/** Pictures of a pasted text count as a change while they are being stored, and the form waits for them. */
export const PictureOfPastedText: Story = {
  args: { save: takes(), upload: gated() },
  play: async ({ args }) => {
    await paste('<img src="https://a.example/cati.png" alt="Çatı">');
    await waitFor(() => expect(args.onDirty).toHaveBeenLastCalledWith(true));
    await press('Save note');
    await screen.findByRole('button', { name: saveBar.saving });
    await expect(args.save).not.toHaveBeenCalled();
    arrive({ url });
    await screen.findByText(saveBar.saved);
    await expect(args.save).toHaveBeenCalledTimes(1);
    await expect(args.save).toHaveBeenLastCalledWith(
      sentText(`<p>Kiremit<img src="${url}" alt="Çatı"></p>`),
      '1',
      stored,
    );
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
};

/** One that cannot be stored stops the save: the text is without it now, and a message names it. */
export const PictureOfPastedTextRefused: Story = {
  tags: ['long'],
  args: { save: takes(), upload: gated() },
  play: async ({ args }) => {
    await paste(foreign);
    await press('Save note');
    await screen.findByRole('button', { name: saveBar.saving });
    arrive({ refused: 'Too dark.' });
    await screen.findByText(saveBar.unsaved);
    await expect(screen.getByText(/One picture could not be taken over: Çatı/)).toBeVisible();
    const text = await box('Text');
    await waitFor(() => expect(text).toHaveFocus());
    await expect(args.save).not.toHaveBeenCalled();
    await press('Save note');
    await screen.findByText(saveBar.saved);
    await expect(args.save).toHaveBeenCalledTimes(1);
  },
};

/** What is discarded leaves the text, and is not stored any more. */
export const PictureOfPastedTextDiscarded: Story = {
  tags: ['long'],
  args: { save: takes(), upload: gated() },
  play: async ({ args }) => {
    await paste('<img src="https://a.example/cati.png" alt="Çatı">');
    await screen.findByRole('img', { name: 'Çatı' });
    await screen.findByText(saveBar.unsaved);
    await press('Discard');
    await press(adminFormsText.discard.confirm);
    await screen.findByText(saveBar.saved);
    await expect(screen.queryByRole('img', { name: 'Çatı' })).toBeNull();
    await expect(screen.queryByText(texts.takingPictures(1))).toBeNull();
    const [[, options] = []] = mocked(args.upload).mock.calls;
    await expect(options?.signal.aborted).toBe(true);
  },
};

const openSource = async () => {
  await chooseMore(screen, userEvent, [texts.moreTools, texts.source]);
  return box('Text');
};

/** A picture that was written into the source is stored before the form is saved, and one that is refused stops it once. */
export const PictureOfSource: Story = {
  tags: ['long'],
  args: { save: takes(), upload: gated() },
  play: async ({ args }) => {
    await box('Text');
    const source = await openSource();
    await userEvent.clear(source);
    await userEvent.paste(foreign);
    await press('Save note');
    await screen.findByRole('button', { name: saveBar.saving });
    arrive({ refused: 'Too dark.' });
    await screen.findByText(/One picture could not be taken over: Çatı/);
    await screen.findByText(saveBar.unsaved);
    await expect(args.save).not.toHaveBeenCalled();
    await userEvent.type(source, ' ');
    await press('Save note');
    await screen.findByRole('button', { name: saveBar.saving });
    arrive({ url });
    await screen.findByText(saveBar.saved);
    await expect(args.save).toHaveBeenCalledTimes(1);
    await expect(args.save).toHaveBeenLastCalledWith(
      sentText(`<p>Kiremit <img src="${url}" alt="Çatı"></p>`),
      '1',
      stored,
    );
  },
};

/** What is discarded is not saved by a save that waits for it. */
export const DiscardedMeanwhile: Story = {
  tags: ['long'],
  args: { save: takes(), upload: gated() },
  play: async ({ args }) => {
    await pastePicture('Avlu');
    await press('Save note');
    await screen.findByRole('button', { name: saveBar.saving });
    await press(texts.cancelPicture);
    await screen.findByText(saveBar.saved);
    await expect(screen.queryByRole('textbox', { name: texts.pictureAlt })).toBeNull();
    await expect(args.save).not.toHaveBeenCalled();
  },
};

const onPlan = fn<Planning['onPlan']>(async () => ({ status: 'planned' }));

/** What is planned has it as well. */
export const Planned: Story = {
  tags: ['long'],
  args: { planning: { plans: [], onPlan, onGiveUp: fn() } },
  play: async () => {
    onPlan.mockClear();
    await typeLink('/iletisim');
    await press(adminPlanText.more);
    await userEvent.click(await screen.findByRole('menuitem', { name: adminPlanText.publish }));
    await press(adminPlanText.confirm);
    await waitFor(() => expect(onPlan).toHaveBeenCalledOnce());
    await expect(onPlan.mock.calls[0]?.[2]).toEqual({
      fields: { text: '<p>Kiremit<a href="/iletisim">/iletisim</a></p>' },
      updatedAt: '1',
    });
  },
};
