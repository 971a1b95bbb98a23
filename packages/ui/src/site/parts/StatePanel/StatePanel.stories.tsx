import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../../elements/Button/Button.tsx';
import { StatePanel } from './StatePanel.tsx';

const meta = {
  title: 'Site/Parts/StatePanel',
  component: StatePanel,
  args: {
    state: 'failed',
    title: 'Liste yüklenemedi',
    hint: 'Sunucudan yanıt alınamadı. Biraz sonra yeniden deneyebilirsiniz.',
    detail: 'Network Error',
    actions: <Button>Tekrar Dene</Button>,
  },
} satisfies Meta<typeof StatePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Empty: Story = { args: { state: 'empty', title: 'Henüz bir şey yok.' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
