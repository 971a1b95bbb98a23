import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../../../elements/TextField/TextField.tsx';
import { adminFormsText, adminPlanText } from '../../../text/panelText.ts';
import { FormGroup } from '../FormGroup/FormGroup.tsx';
import type { DraftAnswer, DraftOffer, EditedFields, Ended, Planning } from './editing.ts';
import { EditingForm } from './EditingForm.tsx';
import { useEditing } from './useEditing.ts';

type Note = { title: string; text: string; version: string };
type Fields = Pick<Note, 'title' | 'text'>;
type Save = (sent: Fields, version: string | undefined) => Promise<Ended<Note>>;

const fields: EditedFields<Fields> = {
  name: 'note',
  names: { title: 'Title', text: 'Text' },
  rules: async (values) =>
    values.title === ''
      ? { values: {}, errors: { title: { type: 'required', message: 'A title is missing' } } }
      : { values, errors: {} },
};

type NoteFormProps = {
  save: Save;
  planning?: Planning;
  draft?: DraftOffer;
  /** A newer version that is loaded on request. */
  newer?: Note;
  onDirty: (dirty: boolean) => void;
  onDraft: (draft: unknown) => void;
  onAnswer: (offer: DraftOffer, answer: DraftAnswer) => void;
  onSetAside?: () => void;
};

const stored: Note = { title: 'Çatı', text: 'Kiremit', version: '1' };
const theirs: Note = { title: 'Onunki', text: 'Bakır', version: '2' };

/** A minimal form. */
function NoteForm({ newer = stored, ...props }: NoteFormProps) {
  const [item, setItem] = useState(stored);
  const state = useEditing<Note, Fields>(fields, {
    ...props,
    item,
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
      notice={<output>{state.outcome?.status ?? 'untold'}</output>}
      wrongTitle="Something is wrong"
      wrong={state.wrong.map(({ message, controlId }) => ({ message, controlId }))}
    >
      <FormGroup number={1} title="Fields">
        <TextField {...state.field('title')} />
        <TextField {...state.field('text')} />
        <button type="button" onClick={() => state.resolve('mine')}>
          Mine
        </button>
        <button type="button" onClick={() => state.resolve('theirs')}>
          Theirs
        </button>
        <button type="button" onClick={() => setItem(newer)}>
          Load
        </button>
      </FormGroup>
    </EditingForm>
  );
}

const takes = (): Save =>
  fn<Save>(async (sent) => ({ status: 'saved', item: { ...stored, ...sent, version: '2' } }));

const meta = {
  title: 'Admin/Parts/Editing/Editing form',
  component: NoteForm,
  parameters: { layout: 'fullscreen' },
  args: { save: takes(), onDirty: fn(), onDraft: fn(), onAnswer: fn() },
} satisfies Meta<typeof NoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (name: string) => screen.getByRole('textbox', { name });
const press = async (name: string) =>
  userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
const type = async (name: string, text: string) => {
  await userEvent.clear(box(name));
  await userEvent.type(box(name), text);
};
const status = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeInTheDocument());

export const Changed: Story = {
  play: async ({ args }) => {
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await press('Save note');
    await expect(args.save).not.toHaveBeenCalled();
    await type('Text', 'Taş');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: { text: 'Taş' }, updatedAt: '1' });
    await expect(screen.getByText('Text', { selector: 'span' })).toBeVisible();
    await type('Text', stored.text);
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await expect(args.onDraft).toHaveBeenLastCalledWith(null);
  },
};

let arrive: () => void = () => undefined;
export const TypedMeanwhile: Story = {
  args: {
    save: fn<Save>(async (sent) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      return { status: 'saved', item: { ...stored, ...sent, title: 'Çatılar', version: '2' } };
    }),
  },
  play: async ({ args }) => {
    await type('Text', 'Taş');
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.keyboard('{Control>}s{/Control}');
    await screen.findByRole('button', { name: adminFormsText.saveBar.saving });
    await userEvent.type(box('Text'), ' ve ahşap');
    arrive();
    await status(adminFormsText.saveBar.unsaved);
    await expect(args.save).toHaveBeenCalledTimes(1);
    await expect(args.save).toHaveBeenLastCalledWith({ title: 'Çatı', text: 'Taş' }, '1', stored);
    await expect(box('Title')).toHaveValue('Çatılar');
    await expect(box('Text')).toHaveValue('Taş ve ahşap');
    await waitFor(() =>
      expect(args.onDraft).toHaveBeenLastCalledWith({ fields: { text: 'Taş ve ahşap' }, updatedAt: '2' }),
    );
  },
};

/** Of a save that succeeded in part, what was saved is no change any more, also where the server has tidied it up. */
export const SavedInPart: Story = {
  args: { save: async () => ({ status: 'failed', item: { ...stored, text: 'Taş' } }) },
  play: async () => {
    await type('Title', 'Saçak');
    await type('Text', 'Taş ');
    await press('Save note');
    await status('failed');
    await expect(box('Text')).toHaveValue('Taş');
    await expect(box('Title')).toHaveValue('Saçak');
    await expect(screen.getByText('Title', { selector: 'span' })).toBeVisible();
  },
};

/** Both presses happen before a render. */
export const PressedTwiceAtOnce: Story = {
  args: { save: takes() },
  play: async ({ args }) => {
    await type('Text', 'Taş');
    const button = screen.getByRole('button', { name: /^Save note/ });
    button.click();
    button.click();
    await status('saved');
    await expect(args.save).toHaveBeenCalledTimes(1);
  },
};

export const FailedAndTriedAgain: Story = {
  args: {
    save: fn<Save>(async (sent) =>
      sent.text === 'Taş' ? { status: 'failed' } : { status: 'saved', item: { ...stored, ...sent } },
    ),
  },
  play: async () => {
    await type('Text', 'Taş');
    await press('Save note');
    await status('failed');
    await expect(box('Text')).toHaveValue('Taş');
    await userEvent.type(box('Text'), ' ve ahşap');
    await press('Save note');
    await status('saved');
    await status(adminFormsText.saveBar.saved);
  },
};

export const Rejected: Story = {
  args: {
    save: fn<Save>(async () => ({
      status: 'rejected',
      fields: { text: 'Too plain', other: 'Closed today' },
    })),
  },
  play: async ({ args }) => {
    await type('Title', ' ');
    await userEvent.clear(box('Title'));
    await press('Save note');
    await expect(await screen.findByRole('link', { name: 'A title is missing' })).toBeVisible();
    await expect(args.save).not.toHaveBeenCalled();
    await type('Title', 'Duvar');
    await press('Save note');
    await waitFor(() => expect(box('Text')).toHaveFocus());
    await expect(box('Text')).toHaveAccessibleDescription('Too plain');
    await expect(screen.getByText('Closed today')).toBeVisible();
    await press('Discard');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByText('Closed today')).not.toBeInTheDocument());
    await expect(box('Title')).toHaveValue(stored.title);
  },
};

const conflicting = () =>
  fn<Save>(async (sent, version) =>
    version === '2'
      ? { status: 'saved', item: { ...sent, version: '3' } }
      : { status: 'conflict', current: theirs },
  );

export const ConflictWonByMine: Story = {
  args: { save: conflicting() },
  play: async ({ args }) => {
    await type('Text', 'Taş');
    await press('Save note');
    await status('conflict');
    await press('Mine');
    await status('saved');
    // The title was changed by the others alone.
    await expect(args.save).toHaveBeenLastCalledWith({ title: 'Onunki', text: 'Taş' }, '2', theirs);
    await expect(box('Title')).toHaveValue('Onunki');
    await expect(box('Text')).toHaveValue('Taş');
  },
};

/** Different fields do not conflict. */
export const ChangedElsewhereBesides: Story = {
  args: {
    save: fn<Save>(async (sent, version) =>
      version === '2'
        ? { status: 'saved', item: { ...sent, version: '3' } }
        : { status: 'conflict', current: { ...stored, title: 'Onunki', version: '2' } },
    ),
  },
  play: async ({ args }) => {
    await type('Text', 'Taş');
    await press('Save note');
    await status('saved');
    await expect(args.save).toHaveBeenCalledTimes(2);
    await expect(args.save).toHaveBeenLastCalledWith(
      { title: 'Onunki', text: 'Taş' },
      '2',
      expect.objectContaining({ version: '2' }),
    );
    await expect(box('Title')).toHaveValue('Onunki');
    await status(adminFormsText.saveBar.saved);
  },
};

/** A server that stores what is sent first over what others have stored; the response is lost. */
function unheard() {
  let kept: Note | undefined;
  return fn<Save>(async (sent, version) => {
    if (version === '3') return { status: 'saved', item: { ...sent, version: '4' } };
    if (kept !== undefined) return { status: 'conflict', current: kept };
    if (version === '1') return { status: 'conflict', current: { ...stored, title: 'Onunki', version: '2' } };
    kept = { ...sent, version: '3' };
    return { status: 'failed', lost: true };
  });
}

/** An own save whose response was lost is no change by others: what was typed since is saved over it. */
export const SavedUnheard: Story = {
  args: { save: unheard() },
  play: async ({ args }) => {
    await type('Text', 'Taş');
    await press('Save note');
    await status('failed');
    await expect(args.save).toHaveBeenLastCalledWith(
      { title: 'Onunki', text: 'Taş' },
      '2',
      expect.anything(),
    );
    await userEvent.type(box('Text'), ' ve ahşap');
    await press('Save note');
    await status('saved');
    const kept = { title: 'Onunki', text: 'Taş', version: '3' };
    await expect(args.save).toHaveBeenLastCalledWith({ title: 'Onunki', text: 'Taş ve ahşap' }, '3', kept);
    await status(adminFormsText.saveBar.saved);
  },
};

/** What is typed stays, and is based on the newer version. */
export const NewerLoaded: Story = {
  args: { save: takes(), newer: { ...stored, title: 'Planlanan', version: '2' } },
  play: async ({ args }) => {
    await type('Text', 'Taş');
    await press('Load');
    await waitFor(() => expect(box('Title')).toHaveValue('Planlanan'));
    await expect(box('Text')).toHaveValue('Taş');
    await press('Save note');
    await status('saved');
    await expect(args.save).toHaveBeenLastCalledWith(
      { title: 'Planlanan', text: 'Taş' },
      '2',
      expect.objectContaining({ version: '2' }),
    );
  },
};

/** Where both changed the same, saving asks. */
export const NewerLoadedOverTyped: Story = {
  args: { save: conflicting(), newer: theirs },
  play: async ({ args }) => {
    await type('Text', 'Taş');
    await press('Load');
    await expect(box('Title')).toHaveValue(stored.title);
    await press('Save note');
    await status('conflict');
    await expect(args.save).toHaveBeenLastCalledWith({ title: 'Çatı', text: 'Taş' }, '1', stored);
  },
};

export const ConflictWonByTheirs: Story = {
  args: { save: conflicting() },
  play: async ({ args }) => {
    await type('Text', 'Taş');
    await press('Save note');
    await status('conflict');
    await press('Theirs');
    await status(adminFormsText.saveBar.saved);
    await expect(box('Text')).toHaveValue('Bakır');
    await expect(args.save).toHaveBeenCalledTimes(1);
  },
};

export const DraftOverAnOlderVersion: Story = {
  args: {
    save: conflicting(),
    draft: { fields: { text: 'Taş' }, updatedAt: '0', at: '2026-11-21T11:55:00.000Z' },
  },
  play: async ({ args }) => {
    await expect(args.onDraft).not.toHaveBeenCalled();
    await press(adminFormsText.draft.restore);
    await expect(box('Text')).toHaveValue('Taş');
    await expect(args.onAnswer).toHaveBeenCalledWith(args.draft, 'opened');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Save note/ })).toHaveFocus());
    await press('Save note');
    await status('conflict');
    await expect(args.save).toHaveBeenLastCalledWith({ title: 'Çatı', text: 'Taş' }, '0', stored);
  },
};

/** The other fields are still those of the version that was loaded, and must not be saved as newer ones. */
export const DraftOverANewerVersion: Story = {
  args: {
    save: takes(),
    draft: { fields: { text: 'Taş' }, updatedAt: '2', at: '2026-11-21T11:55:00.000Z' },
  },
  play: async ({ args }) => {
    await press(adminFormsText.draft.restore);
    await expect(box('Text')).toHaveValue('Taş');
    await press('Save note');
    await status('saved');
    await expect(args.save).toHaveBeenLastCalledWith({ title: 'Çatı', text: 'Taş' }, '1', stored);
  },
};

const offered = { fields: { text: 'Taş' }, updatedAt: '1', at: '2026-11-21T11:55:00.000Z' };

/** Typing, taking it back, and saving something else are no answers. */
export const DraftUnanswered: Story = {
  args: { save: takes(), draft: offered },
  play: async ({ args }) => {
    await type('Title', 'Duvar');
    await expect(args.onDraft).toHaveBeenLastCalledWith({ fields: { title: 'Duvar' }, updatedAt: '1' });
    await type('Title', stored.title);
    await expect(args.onDraft).toHaveBeenLastCalledWith(null);
    await type('Title', 'Duvar');
    await press('Save note');
    await status('saved');
    await waitFor(() => expect(args.onDraft).toHaveBeenLastCalledWith(null));
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await expect(screen.getByRole('button', { name: adminFormsText.draft.restore })).toBeVisible();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

const plan: Planning['plans'][number] = {
  kind: 'services',
  id: 'service-1',
  act: 'publish',
  at: '2026-12-01T07:00:00.000Z',
  by: 'Ayşe Çelik',
  mine: false,
  madeAt: '2026-11-21T11:00:00.000Z',
  hidden: false,
  title: 'Çatı',
  fields: [{ name: 'title', value: 'Yeni çatı' }],
  fault: null,
};
const planned = (given: Partial<Planning> = {}): Planning => ({
  plans: [],
  onPlan: fn<Planning['onPlan']>(async () => ({ status: 'planned' })),
  onGiveUp: fn<Planning['onGiveUp']>(),
  ...given,
});

const openPlan = async () => {
  await userEvent.click(screen.getByRole('button', { name: adminPlanText.more }));
  await userEvent.click(await screen.findByRole('menuitem', { name: adminPlanText.publish }));
};

export const PlanNothing: Story = {
  args: { planning: planned() },
  play: async ({ args }) => {
    await openPlan();
    await press(adminPlanText.confirm);
    await status(adminPlanText.nothing);
    await expect(args.planning?.onPlan).not.toHaveBeenCalled();
  },
};

/** One plan is pending; one failed and is put back into the form, where what was typed makes way and is kept. */
export const PlansThere: Story = {
  args: {
    onSetAside: fn(),
    planning: planned({
      plans: [
        { ...plan, fault: 'changed' },
        { ...plan, act: 'hide', fields: [] },
      ],
    }),
  },
  play: async ({ args }) => {
    await expect(screen.getByText(new RegExp(adminPlanText.faults.changed))).toBeVisible();
    await type('Title', 'Saçak');
    await press(adminPlanText.take);
    await expect(args.onSetAside).toHaveBeenCalledOnce();
    await waitFor(() => expect(box('Title')).toHaveValue('Yeni çatı'));
    await press(adminPlanText.giveUp);
    await expect(args.planning?.onGiveUp).toHaveBeenCalledOnce();
  },
};
export const PlansNarrow: Story = { ...PlansThere, globals: { viewport: { value: 'narrow' } } };
