import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { scenarios } from '@vitrin/mocks/scenarios';
import { Notice } from '@vitrin/ui/elements/Notice';
import { adminText } from '@vitrin/ui/text/panelText';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PanelStory, type PanelStoryProps, signedIn } from './PanelStory.tsx';

/** The panel below a bar that shows the current address. */
function Browser(props: PanelStoryProps) {
  const [address, setAddress] = useState(props.address);
  return (
    <>
      <Notice tone="neutral" announced="politely" title={address} />
      <PanelStory address={props.address} onAddress={setAddress} />
    </>
  );
}

/** The whole panel to click through, over the mocked API; what is saved stays until the story is left. */
const meta = {
  title: 'Pages/Whole panel',
  component: Browser,
  args: { address: '/admin' },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof Browser>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const menu = await screen.findByRole('navigation', { name: adminText.frame.navigation });
    await userEvent.click(within(menu).getByRole('link', { name: adminText.projects.title }));
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(adminPaths.projects()));
    await expect(await screen.findByRole('table', { name: adminText.projects.title })).toBeVisible();
  },
};
