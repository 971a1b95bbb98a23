import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

/**
 * **For** a few seconds of waiting, next to text that says for what.
 *
 * **Not for** the first load of a page (Skeleton), or work with a known end (ProgressBar).
 */
const meta = { title: 'Elements/Spinner', component: Spinner, tags: ['autodocs'] } satisfies Meta<
  typeof Spinner
>;
export default meta;

export const Turning: StoryObj<typeof meta> = {
  render: () => (
    <p>
      <Spinner /> Yükleniyor…
    </p>
  ),
};
