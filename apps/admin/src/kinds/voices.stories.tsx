import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainPaths } from '@vitrin/contract/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { voices } from '@vitrin/mocks/fixtures/voices';
import { adminText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { connectedList } from '../testing/connectedList.ts';
import { PanelStory } from '../testing/PanelStory.tsx';

const list = connectedList({
  address: plainPaths('voices').list,
  calls: endpoints.voices,
  text: adminText.voices,
  title: voices[0]?.name ?? '',
  count: voices.length,
  listAll: client.voices.listAll,
});

const meta = { title: 'Connected/Voices', component: PanelStory, ...list.meta } satisfies Meta<
  typeof PanelStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = list.ready;

export const Failed: Story = list.failed;

export const Empty: Story = list.empty;
