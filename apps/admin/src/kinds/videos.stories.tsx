import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { videos } from '@vitrin/mocks/fixtures/videos';
import { adminText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import { connectedList } from '../testing/connectedList.ts';
import { PanelStory } from '../testing/PanelStory.tsx';

const list = connectedList({
  address: plainPaths('videos').list,
  calls: endpoints.videos,
  text: adminText.videos,
  title: videos[0]?.title ?? '',
  count: videos.length,
  listAll: ourClient.videos.listAll,
});

const meta = { title: 'Connected/Videos', component: PanelStory, ...list.meta } satisfies Meta<
  typeof PanelStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = list.ready;

export const Failed: Story = list.failed;

export const Empty: Story = list.empty;
