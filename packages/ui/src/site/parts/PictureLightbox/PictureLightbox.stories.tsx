import type { Meta, StoryObj } from '@storybook/react-vite';
import { picture } from '@vitrin/mocks/fixtures/pictures';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../elements/Button/Button.tsx';
import { PictureLightbox, type PictureLightboxProps } from './PictureLightbox.tsx';

const items = [
  { image: picture(3, 'Tepeler'), title: 'Sabah', note: 'Genel' },
  { image: picture(5, 'Vadi'), title: 'Akşam', note: 'Genel' },
];

function Opener(props: Pick<PictureLightboxProps, 'items'>) {
  const [index, setIndex] = useState<number>();
  return (
    <>
      <Button onClick={() => setIndex(0)}>Aç</Button>
      <PictureLightbox items={props.items} index={index} onShow={setIndex} />
    </>
  );
}

const meta = {
  title: 'Site/Parts/PictureLightbox',
  component: PictureLightbox,
  args: { items, index: undefined, onShow: () => undefined },
  render: (args) => <Opener items={args.items} />,
} satisfies Meta<typeof PictureLightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Aç' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Büyütülmüş görsel' });
    await userEvent.click(screen.getByRole('button', { name: 'Sonraki görsel' }));
    await screen.findByRole('heading', { name: 'Akşam' });
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
