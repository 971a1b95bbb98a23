import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainPaths } from '@vitrin/contract/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { figures } from '@vitrin/mocks/fixtures/figures';
import { adminText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { connectedList } from '../testing/connectedList.ts';
import { PanelStory } from '../testing/PanelStory.tsx';

const list = connectedList({
  address: plainPaths('figures').list,
  calls: endpoints.figures,
  text: adminText.figures,
  title: figures[0]?.title ?? '',
  count: figures.length,
  listAll: client.figures.listAll,
});

const meta = { title: 'Connected/Figures', component: PanelStory, ...list.meta } satisfies Meta<
  typeof PanelStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = list.ready;

export const Failed: Story = list.failed;

export const Empty: Story = list.empty;
