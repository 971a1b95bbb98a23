import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = { title: 'Elements/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Turning: StoryObj<typeof meta> = {
  render: () => (
    <p>
      <Spinner /> Yükleniyor…
    </p>
  ),
};
