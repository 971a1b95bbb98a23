import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { demoContent, noDemoContent } from '@vitrin/mocks/fixtures/demoContent';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { adminFirstDayText } from '../../text/panelText.ts';
import { DemoContentScreen } from './DemoContentScreen.tsx';

const meta = {
  title: 'Admin/DemoContentScreen',
  component: DemoContentScreen,
  parameters: { layout: 'fullscreen' },
  args: { demo: ready(demoContent), onClean: fn(async () => true) },
} satisfies Meta<typeof DemoContentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

async function clean() {
  const text = adminFirstDayText.demo;
  await userEvent.click(screen.getByRole('button', { name: text.clean }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: text.clean }));
}

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.demo;
    await expect(canvas.getByText(text.edited(1))).toBeVisible();
    await expect(canvas.getByText(text.more(57), { exact: false })).toBeVisible();
    await expect(args.onClean).not.toHaveBeenCalled();
    await clean();
    await expect(args.onClean).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onClean: fn(async () => false) },
  play: async ({ canvas }) => {
    await clean();
    await expect(await canvas.findByText(adminFirstDayText.demo.cleanFailed)).toBeVisible();
  },
};

export const Empty: Story = { args: { demo: ready(noDemoContent) } };
export const Loading: Story = { args: { demo: { status: 'loading' } } };
export const Failed: Story = {
  args: { demo: { status: 'failed', error: 'Demo içeriği okunamadı.', retry: fn() } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
