import type { Reason } from '@vitrin/contract/kinds/reason';
import { reasons } from '@vitrin/mocks/fixtures/reasons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { adminText } from '../../text/panelText.ts';
import { ContentList } from '../parts/ContentList/ContentList.tsx';
import { listArgs, listed, rowsIn, viewed } from '../parts/ContentList/testing/listStory.tsx';
import { reasonRows } from './reasonRows.tsx';

const text = adminText.reasons;

const meta = {
  title: 'Admin/Lists/Reasons',
  component: ContentList<Reason>,
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, kind: reasonRows, items: listed(reasons) },
  render: viewed(ContentList<Reason>),
} satisfies Meta<typeof ContentList<Reason>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const rows = rowsIn(canvas.getByRole('table', { name: 'Why Us' }));
    await expect(rows).toHaveLength(reasons.length);
    await expect(rows[1]).toContain('Beş yıl boyunca parça ve işçilik bizden.');
  },
};

export const Loading: Story = { args: { items: { status: 'loading' } } };

export const Failed: Story = {
  args: { items: { status: 'failed', error: text.loadFailed, retry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load Why Us data. Please try again.',
    );
  },
};

export const Empty: Story = {
  args: { items: listed([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("No 'Why Us' items found. Create your first item to get started."),
    ).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Ölçülü' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: adminText.list.delete }));
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete item' }));
    await expect(args.onDelete).toHaveBeenCalledWith(['why-3']);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const [first] = reasons;
const long = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun bir ad taşıyan';

export const Inactive: Story = {
  args: { items: listed(first ? [{ ...first, active: false }] : []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const One: Story = { args: { items: listed(reasons.slice(0, 1)) } };

export const LongText: Story = {
  args: {
    items: listed(
      first
        ? [
            {
              ...first,
              title: long,
              description:
                'Her işin sonunda ne yaptığımızı, neden öyle yaptığımızı ve nasıl bakılacağını yazılı olarak bırakırız.',
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
        title: `Kayıt ${index + 1}`,
      })).flatMap((own) => (first ? [{ ...first, ...own }] : [])),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 of 200')).toBeVisible();
  },
};
