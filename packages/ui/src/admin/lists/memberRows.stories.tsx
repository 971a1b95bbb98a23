import type { Member } from '@vitrin/contract/kinds/member';
import { members } from '@vitrin/mocks/fixtures/members';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { memberRows } from './memberRows.tsx';

const text = adminText.members;

const meta = {
  title: 'Admin/Lists/Members',
  component: ContentList<Member>,
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, kind: memberRows, items: listed(members) },
  render: viewed(ContentList<Member>),
} satisfies Meta<typeof ContentList<Member>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible();
    for (const { email = '' } of members) {
      // Awaited sequentially, so that the checks follow the order of the rows.
      await expect(canvas.getByRole('cell', { name: email })).toBeVisible();
    }
    await expect(canvas.getByText('5 team members, in the order visitors see.')).toBeVisible();
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load team members. Please try again.',
    );
  },
};

export const Empty: Story = {
  args: { items: listed([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No team members found. Create your first team member to get started.'),
    ).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Şule Çınar' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.delete }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this team member?' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete team member' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['member-3']);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(members[0]?.email ?? '').length).toBeGreaterThan(0);
  },
};

const [first] = members;
const long = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir ad taşıyan';

export const Inactive: Story = {
  args: { items: listed(first ? [{ ...first, active: false }] : []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const One: Story = { args: { items: listed(members.slice(0, 1)) } };

export const LongText: Story = {
  args: {
    items: listed(
      first
        ? [
            {
              ...first,
              name: long,
              position: 'Yapı denetimi, keşif ve saha koordinasyonundan sorumlu yüksek mühendis',
            },
          ]
        : [],
    ),
  },
};

export const Many: Story = {
  args: {
    items: listed(
      Array.from({ length: 200 }, (_none, index) => ({
        id: `many-${index}`,
        name: `Kayıt ${index + 1}`,
      })).flatMap((own) => (first ? [{ ...first, ...own }] : [])),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 of 200')).toBeVisible();
  },
};
