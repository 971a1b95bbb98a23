import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { projects } from '@vitrin/mocks/fixtures/projects';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { adminText } from '@vitrin/ui/text/admin.en';
import { client } from '../api.ts';
import { broken, listPlays } from '../testing/listPlays.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const plays = listPlays({
  text: adminText.projects,
  title: projects[0]?.title ?? '',
  count: projects.length,
  listAll: client.projects.listAll,
});
const refused = (call: 'listAll' | 'toggle' | 'remove') => ({
  msw: [...refusing(endpoints.projects[call], 500, broken), ...scenarios.fixtures()],
});

const meta = {
  title: 'Connected/Projects',
  component: PanelStory,
  args: { address: adminPaths.projects() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { play: plays.shown };

export const Toggled: Story = { parameters: { msw: scenarios.fixtures() }, play: plays.toggled };

export const ToggleRefused: Story = { parameters: refused('toggle'), play: plays.toggleRefused };

export const DeleteRefused: Story = { parameters: refused('remove'), play: plays.deleteRefused };

export const Failed: Story = { parameters: refused('listAll'), play: plays.failed };

export const Empty: Story = { parameters: { msw: scenarios.empty() }, play: plays.empty };
