import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../elements/Button/Button.tsx';
import { expect } from 'storybook/test';
import { PersonList } from './PersonList.tsx';

const meta = {
  title: 'Admin/Parts/PersonList',
  component: PersonList,
  args: {
    label: 'People',
    rows: [
      {
        key: '1',
        title: 'Elif Karaca',
        badges: ['Owner'],
        facts: ['elif@ornek.example', ''],
        buttons: <Button tone="quiet">Change role</Button>,
      },
    ],
  },
} satisfies Meta<typeof PersonList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.getByText('elif@ornek.example')).toBeVisible();
  },
};
