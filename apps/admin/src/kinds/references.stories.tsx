import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainPaths } from '@vitrin/contract/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { references } from '@vitrin/mocks/fixtures/references';
import { adminText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { connectedList } from '../testing/connectedList.ts';
import { PanelStory } from '../testing/PanelStory.tsx';

const list = connectedList({
  address: plainPaths('references').list,
  calls: endpoints.references,
  text: adminText.references,
  title: references[0]?.name ?? '',
  count: references.length,
  listAll: client.references.listAll,
});

const meta = { title: 'Connected/References', component: PanelStory, ...list.meta } satisfies Meta<
  typeof PanelStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = list.ready;

export const Failed: Story = list.failed;

export const Empty: Story = list.empty;
