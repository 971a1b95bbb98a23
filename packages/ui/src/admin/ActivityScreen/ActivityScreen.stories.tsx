import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { activities } from '@vitrin/mocks/fixtures/activity';
import { user } from '@vitrin/mocks/fixtures/session';
import { expect, fn, userEvent, within } from 'storybook/test';
import { adminActivityText as text } from '../../text/panelText.ts';
import { ActivityScreen, type ActivityScreenProps } from './ActivityScreen.tsx';

const view: ActivityScreenProps['view'] = { user: '', kind: undefined, day: '' };

const meta = {
  title: 'Admin/ActivityScreen',
  component: ActivityScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    activity: ready({ items: activities, more: true, reading: false }),
    view,
    people: [
      { id: user.id, name: user.fullName },
      { id: 'user-2', name: 'Seda Tuna' },
    ],
    onView: fn(),
    onMore: fn(),
  },
} satisfies Meta<typeof ActivityScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const rows = within(canvas.getByRole('list', { name: text.rows })).getAllByRole('listitem');
    await expect(rows).toHaveLength(activities.length);
    await expect(rows[0]).toHaveTextContent(`${text.acts.changed}: Service, İç mimarlık`);
    await expect(rows[4]).toHaveTextContent(text.stranger);
    await expect(rows[6]).toHaveTextContent(`${text.acts.erased}: Messages`);
    await expect(rows[6]).toHaveTextContent(text.server);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text.person }), user.id);
    await expect(args.onView).toHaveBeenLastCalledWith({ ...view, user: user.id });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: text.kind }), 'signIn');
    await expect(args.onView).toHaveBeenLastCalledWith({ ...view, kind: 'signIn' });
    await userEvent.click(canvas.getByRole('button', { name: text.more }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  args: { activity: ready({ items: [], more: false, reading: false }), view: { ...view, day: '2026-03-02' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: text.clear }));
    await expect(args.onView).toHaveBeenCalledWith(view);
  },
};

export const MoreLoading: Story = {
  args: { activity: ready({ items: activities, more: true, reading: true }) },
};

export const Loading: Story = { args: { activity: { status: 'loading' } } };

export const Failed: Story = {
  args: { activity: { status: 'failed', error: text.loadFailed, retry: fn() } },
};

export const LongText: Story = {
  args: {
    activity: ready({
      items: activities.map((each) =>
        Object.assign(structuredClone(each), {
          title: `${each.title} ${'uzun-bir-baslik-'.repeat(8)}`,
          by: each.by === '' ? '' : `${each.by} Abdülkerimoğlu Yıldırımtürkoğlu`,
        }),
      ),
      more: false,
      reading: false,
    }),
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
