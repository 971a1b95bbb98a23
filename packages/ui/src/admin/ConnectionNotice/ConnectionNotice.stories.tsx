import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { adminFormsText } from '../../text/panelText.ts';
import { EditorLayout } from '../parts/EditorLayout/EditorLayout.tsx';
import { ConnectionNotice } from './ConnectionNotice.tsx';

const meta = { title: 'Admin/ConnectionNotice', component: ConnectionNotice } satisfies Meta<
  typeof ConnectionNotice
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Connection lost, trying again');
  },
};

/** The switch between fields and preview stays in view, and usable. */
export const OverForm: Story = {
  render: () => (
    <>
      <ConnectionNotice />
      <div style={{ paddingTop: 56 }}>
        <EditorLayout label="Form" preview="" foot="" onSubmit={fn()}>
          {null}
        </EditorLayout>
      </div>
    </>
  ),
  globals: { viewport: { value: 'narrow' } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status').getBoundingClientRect();
    const choice = canvas.getByRole('group', { name: adminFormsText.view }).getBoundingClientRect();
    await expect(notice.top).toBeGreaterThanOrEqual(choice.bottom);
  },
};

export const LostDark: Story = { globals: { scheme: 'dark' } };
