import type { Meta, StoryObj } from '@storybook/react-vite';
import { services } from '@vitrin/mocks/fixtures/services';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ServiceFormScreen } from './ServiceFormScreen.tsx';
import {
  formArgs,
  field,
  retype,
  save,
  type Save,
  stored,
  subtitle,
  taken,
  text,
} from './testing/serviceFormStory.ts';

const meta = {
  title: 'Admin/ServiceFormScreen/Saving',
  component: ServiceFormScreen,
  parameters: { layout: 'fullscreen' },
  args: formArgs,
} satisfies Meta<typeof ServiceFormScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const [, otherService] = services;

export const PathTaken: Story = {
  args: {
    onSave: fn<Save>(async () => ({
      status: 'rejected',
      fields: { path: 'This path is already used by another service', owner: 'Nobody owns this' },
    })),
  },
  play: async () => {
    await retype(text.path, otherService?.path ?? '');
    await save();
    const path = screen.getByRole('textbox', { name: text.path });
    await waitFor(() => expect(path).toHaveFocus());
    await expect(path).toHaveAccessibleDescription(expect.stringContaining('already used'));
    await expect(screen.getByRole('alert')).toHaveTextContent('Nobody owns this');
  },
};

export const SaveFailed: Story = {
  args: { onSave: fn<Save>(async () => ({ status: 'failed' })) },
  play: async () => {
    await retype(subtitle, 'Kalır');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save service. Please try again.',
    );
    await expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue('Kalır');
  },
};

export const QuestionsSaved: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(text.stepPairs.key), 'Teslim');
    await userEvent.type(await field(text.stepPairs.value), 'Birlikte gezeriz.');
    await userEvent.click(
      screen.getByRole('button', { name: text.questionPairs.remove(stored.faq[0]?.question ?? '') }),
    );
    await save();
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(1));
    const [request] = args.onSave.mock.calls[0] ?? [];
    await expect(request?.fields).toMatchObject({
      steps: [...stored.steps, { title: 'Teslim', text: 'Birlikte gezeriz.' }],
      faq: stored.faq.slice(1),
    });
  },
};

export const QuestionWithoutAnswer: Story = {
  play: async ({ args }) => {
    await userEvent.type(await field(text.questionPairs.key), 'Neden?');
    await save();
    await waitFor(() => expect(screen.getByText(text.questionPairs.both)).toBeVisible());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavedWithBlanks: Story = {
  play: async ({ args }) => {
    await retype(subtitle, '  Kenarı boşluklu  ');
    await save();
    await waitFor(() => expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible());
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue('Kenarı boşluklu');
  },
};

export const TypedWhileSaving: Story = {
  args: {
    onSave: fn<Save>(
      (request) =>
        new Promise((resolve) => {
          addEventListener('story:answer', () => resolve(taken(request)), { once: true });
        }),
    ),
  },
  play: async () => {
    await retype(subtitle, 'Önce');
    await save();
    await retype(subtitle, 'Sonra');
    dispatchEvent(new Event('story:answer'));
    await waitFor(() => expect(screen.getByText('Unsaved changes', { selector: 'output' })).toBeVisible());
    await expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue('Sonra');
  },
};

export const SavedOnce: Story = {
  args: { onSave: fn<Save>(() => new Promise(() => undefined)) },
  play: async ({ args }) => {
    await retype(subtitle, 'Bir kez');
    await userEvent.dblClick(screen.getByRole('button', { name: text.save }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await userEvent.type(await field(subtitle), '{Enter}');
    await expect(await screen.findByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Conflict: Story = {
  args: {
    onSave: fn<Save>(async ({ updatedAt, ...request }) => {
      const current = { ...stored, subtitle: 'Başkasınınki', updatedAt: '2026-11-21T11:00:00.000Z' };
      return updatedAt === current.updatedAt
        ? taken({ ...request, updatedAt })
        : { status: 'conflict', current };
    }),
  },
  play: async ({ args }) => {
    await retype(subtitle, 'Benimki');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'This service has changed meanwhile' });
    const compared = within(dialog).getByRole('region', { name: 'Subtitle' });
    await waitFor(() => expect(compared).toBeVisible());
    await expect(compared).toHaveTextContent(/Başkasınınki.*Benimki$/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible());
    await expect(args.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ updatedAt: '2026-11-21T11:00:00.000Z' }),
    );
  },
};

export const ConflictTheirs: Story = {
  args: Conflict.args ?? {},
  play: async () => {
    await retype(subtitle, 'Benimki');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Take what was saved' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: subtitle })).toHaveValue('Başkasınınki'));
    await expect(screen.getByText('All changes saved', { selector: 'output' })).toBeVisible();
  },
};
