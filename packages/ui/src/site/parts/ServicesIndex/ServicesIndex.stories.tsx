import type { Meta, StoryObj } from '@storybook/react-vite';
import { longService, services } from '@vitrin/mocks/fixtures/services';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { classes } from '../../../elements/classes.ts';
import { ServicesIndex } from './ServicesIndex.tsx';
import { ServicesIndexSkeleton } from './ServicesIndexSkeleton.tsx';

const meta = {
  title: 'Site/Parts/ServicesIndex',
  component: ServicesIndex,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={classes(wrap, grid)}>
        <Story />
      </div>
    ),
  ],
  args: { services, ground: 'paper', titleAs: 'h2' },
} satisfies Meta<typeof ServicesIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const LongText: Story = { args: { services: [longService, ...services] } };
export const Loading: Story = { render: () => <ServicesIndexSkeleton ground="paper" /> };
