import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Service, ServiceValues } from '@vitrin/contract/kinds/service';
import { longService, services } from '@vitrin/mocks/fixtures/services';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { differences } from '../Editing/editing.ts';
import { valuesOf } from './formKind.ts';
import { serviceForm } from '../../ServiceFormScreen/serviceFormKind.ts';
import { adminFormsText } from '../../../text/panelText.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const [current = longService] = services;
const mine = valuesOf(serviceForm, current);

const meta = {
  title: 'Admin/Parts/ItemForm/Conflict dialog',
  component: ConflictDialog<Service, ServiceValues>,
  args: {
    kind: serviceForm,
    mine: { ...mine, title: 'Keşif', active: !mine.active },
    current,
    fields: differences(serviceForm, { ...mine, title: 'Keşif', active: !mine.active }, mine),
    titles: new Map(),
    onChoice: fn(),
  },
} satisfies Meta<typeof ConflictDialog<Service, ServiceValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const title = within(await screen.findByRole('region', { name: 'Title' }));
    const [theirs, yours] = title.getAllByRole('definition');
    await waitFor(() => expect(theirs).toBeVisible());
    await expect(theirs).toHaveTextContent(current.title);
    await expect(yours).toHaveTextContent(/^Keşif$/);
    await expect(screen.getByRole('region', { name: 'Status' })).toHaveTextContent(/Live.*Hidden$/);
    await userEvent.click(screen.getByRole('button', { name: adminFormsText.conflict.keepMine }));
    await expect(args.onChoice).toHaveBeenLastCalledWith('mine');
  },
};

const [beginning, end] = [`${mine.description}<p>Süre: `, ' hafta.</p>'];
const longer = { ...mine, description: `${beginning}dört${end}` };

/** However long a text is, the words that differ are shown and marked. */
export const TextsDiffer: Story = {
  args: {
    mine: longer,
    current: { ...current, description: `${beginning}altı${end}` },
    fields: differences(serviceForm, longer, mine),
  },
  play: async () => {
    const text = await screen.findByRole('region', { name: 'Description' });
    await expect(within(text).getByRole('deletion')).toHaveTextContent(/^altı$/);
    await expect(within(text).getByRole('insertion')).toHaveTextContent(/^dört$/);
    await expect(text).not.toHaveTextContent('<p>');
  },
};

/** No field was changed in both, so there is nothing to compare. */
export const OnlyPictures: Story = {
  tags: ['long'],
  args: { fields: [] },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent(adminFormsText.conflict.onlyPictures);
    await expect(screen.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Closed: Story = {
  args: { current: undefined },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { current: longService, fields: differences(serviceForm, mine, valuesOf(serviceForm, longService)) },
};
export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };
