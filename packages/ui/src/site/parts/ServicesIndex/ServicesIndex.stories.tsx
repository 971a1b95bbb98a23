import type { Meta, StoryObj } from '@storybook/react-vite';
import { longService, manyServices, services } from '@vitrin/mocks/fixtures/services';
import { expect, userEvent, within } from 'storybook/test';
import { grid, wrap } from '../../../theme/layout.css.ts';
import { classes } from '../../../elements/classes.ts';
import { drawings } from '../ReasonPanes/drawings.ts';
import { ServicesIndex } from './ServicesIndex.tsx';
import { withDrawing } from '../ReasonPanes/withDrawing.ts';
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
  args: { services: services.map(withDrawing), ground: 'paper', titleAs: 'h2' },
} satisfies Meta<typeof ServicesIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('link');
    await expect(first?.querySelector('svg[viewBox="0 0 48 48"] path')).toHaveAttribute('d', drawings.table);
  },
};
/** Services without an icon, or with one that has no drawing here, have none in their rows. */
export const WithoutIcons: Story = {
  args: {
    services: services.map((service, index) =>
      withDrawing({ ...service, icon: index === 0 ? 'carpet' : '' }),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('ol svg[viewBox="0 0 48 48"]')).toHaveLength(0);
  },
};

export const LongText: Story = { args: { services: [longService, ...services] } };
export const Loading: Story = { render: () => <ServicesIndexSkeleton ground="paper" /> };

/** Only pictures close to the visible one are fetched. */
export const Many: Story = {
  args: { services: manyServices(60) },
  play: async ({ canvasElement }) => {
    const pictures = (): number => canvasElement.querySelectorAll('[aria-hidden] img').length;
    await expect(pictures()).toBe(8);
    const links = within(canvasElement).getAllByRole('link');
    const fortieth = links[39];
    if (fortieth === undefined) throw new Error('The fortieth service is missing');
    await userEvent.hover(fortieth);
    await expect(pictures()).toBe(11);
  },
};
