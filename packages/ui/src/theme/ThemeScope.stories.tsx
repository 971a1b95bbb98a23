import type { Meta, StoryObj } from '@storybook/react-vite';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { expect, within } from 'storybook/test';
import { Button } from '../elements/Button/Button.tsx';
import { ThemeScope } from './ThemeScope.tsx';

const meta = {
  title: 'Elements/ThemeScope',
  component: ThemeScope,
  args: { palette: palettes.default, children: <Button tone="primary">Düğme</Button> },
} satisfies Meta<typeof ThemeScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Purple: Story = { args: { palette: palettes.purple } };
export const Inverted: Story = { args: { palette: palettes.inverted } };

export const TwoAtOnce: Story = {
  render: () => (
    <>
      <ThemeScope palette={palettes.orange}>
        <Button tone="primary">Turuncu</Button>
      </ThemeScope>
      <ThemeScope palette={palettes.blue}>
        <Button tone="primary">Mavi</Button>
      </ThemeScope>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ground = (name: string) => getComputedStyle(canvas.getByRole('button', { name })).backgroundColor;
    await expect(ground('Turuncu')).not.toBe(ground('Mavi'));
  },
};
