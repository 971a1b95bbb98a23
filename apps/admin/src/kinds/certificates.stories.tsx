import type { Meta, StoryObj } from '@storybook/react-vite';
import { plainPaths } from '@vitrin/contract/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { certificates } from '@vitrin/mocks/fixtures/certificates';
import { adminText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { connectedList } from '../testing/connectedList.ts';
import { PanelStory } from '../testing/PanelStory.tsx';

const list = connectedList({
  address: plainPaths('certificates').list,
  calls: endpoints.certificates,
  text: adminText.certificates,
  title: certificates[0]?.title ?? '',
  count: certificates.length,
  listAll: client.certificates.listAll,
});

const meta = { title: 'Connected/Certificates', component: PanelStory, ...list.meta } satisfies Meta<
  typeof PanelStory
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = list.ready;

export const Failed: Story = list.failed;

export const Empty: Story = list.empty;
