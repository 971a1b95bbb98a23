import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/adminPaths';
import { scenarios } from '@vitrin/mocks/scenarios';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';

const meta = {
  title: 'Connected/Settings',
  component: PanelStory,
  args: { address: adminPaths.settings('theme') },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Theme: Story = {};
export const Failed: Story = { parameters: { msw: scenarios.failing() } };
