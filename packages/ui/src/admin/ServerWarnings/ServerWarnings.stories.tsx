import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminHealthText } from '../../text/panelText.ts';
import { ServerWarnings } from './ServerWarnings.tsx';

const meta = {
  title: 'Admin/ServerWarnings',
  component: ServerWarnings,
  args: { warnings: [{ code: 'proxy-not-announced', message: 'Requests come through a proxy.' }] },
} satisfies Meta<typeof ServerWarnings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The server has detected a problem that its operator should fix; it is described in the panel's language. */
export const Known: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(adminHealthText.server.title)).toBeVisible();
    await expect(canvas.getByText(adminHealthText.server.words['proxy-not-announced'])).toBeVisible();
  },
};

export const Several: Story = {
  args: { warnings: ['disk', 'backup', 'storage'].map((code) => ({ code, message: '' })) },
};

/** A warning of a newer server, or of another implementation. */
export const Unknown: Story = {
  args: { warnings: [{ code: 'constructor', message: '1.21 GW' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1.21 GW')).toBeVisible();
  },
};
