import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Service, ServiceValues } from '@vitrin/contract/kinds/service';
import { longService, services } from '@vitrin/mocks/fixtures/services';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
    onChoice: fn(),
  },
} satisfies Meta<typeof ConflictDialog<Service, ServiceValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const theirs = await screen.findByRole('cell', { name: current.title });
    await waitFor(() => expect(theirs).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: adminFormsText.conflict.keepMine }));
    await expect(args.onChoice).toHaveBeenLastCalledWith('mine');
  },
};

/** No field was changed in both, so there is nothing to compare. */
export const OnlyPictures: Story = {
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
