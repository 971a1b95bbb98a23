import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { reasons } from '@vitrin/mocks/fixtures/reasons';
import { adminText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { connectedList } from '../testing/connectedList.ts';
import { PanelStory } from '../testing/PanelStory.tsx';

const list = connectedList({
  address: plainPaths('reasons').list,
  calls: endpoints.reasons,
  text: adminText.reasons,
  title: reasons[0]?.title ?? '',
  count: reasons.length,
  listAll: client.reasons.listAll,
});

const meta = { title: 'Connected/Reasons', component: PanelStory, ...list.meta } satisfies Meta<
  typeof PanelStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = list.ready;

export const Toggled: Story = list.toggled;

export const ToggleRefused: Story = list.toggleRefused;

export const DeleteRefused: Story = list.deleteRefused;

export const Failed: Story = list.failed;

export const Empty: Story = list.empty;
