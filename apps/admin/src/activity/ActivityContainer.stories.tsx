import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { scenarios } from '@vitrin/mocks/scenarios';
import { adminActivityText as text } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const meta = {
  title: 'Connected/Activity',
  component: PanelStory,
  args: { address: adminPaths.activity() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Narrowed: Story = {
  play: async () => {
    const list = await screen.findByRole('list', { name: text.rows });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(7);
    await screen.findByRole('option', { name: 'Seda Tuna' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text.person }), 'user-2');
    await waitFor(() =>
      expect(within(screen.getByRole('list', { name: text.rows })).getAllByRole('listitem')).toHaveLength(1),
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: text.kind }), 'users');
    await expect(await screen.findByText(text.noMatch)).toBeVisible();
  },
};
