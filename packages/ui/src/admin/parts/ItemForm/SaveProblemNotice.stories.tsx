import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { expect, fn } from 'storybook/test';
import { adminFormsText } from '../../../text/panelText.ts';
import { serviceForm } from '../../ServiceFormScreen/serviceFormKind.ts';
import { SaveProblemNotice } from './SaveProblemNotice.tsx';

const meta = {
  title: 'Admin/Parts/ItemForm/Save problem',
  component: SaveProblemNotice,
  args: { problem: { kind: 'failed' }, texts: serviceForm.texts, onRetry: fn() },
} satisfies Meta<typeof SaveProblemNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(serviceForm.texts.saveFailed);
  },
};

/** What was deleted elsewhere can be restored, and saved then. */
export const Gone: Story = {
  args: { problem: { kind: 'gone', trash: adminPaths.trash() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(adminFormsText.saving.gone);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', adminPaths.trash());
    await expect(canvas.getByRole('link')).toHaveAttribute('target', '_blank');
  },
};

export const PictureFailed: Story = {
  args: { problem: { kind: 'picture', cancelled: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const PdfFailed: Story = {
  args: { problem: { kind: 'pdf', cancelled: false, reason: 'The PDF is damaged.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The PDF is damaged. The PDF is still selected',
    );
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const ConnectionLost: Story = {
  args: { problem: { kind: 'failed', lost: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The connection was lost');
    await expect(canvas.getByRole('alert')).toHaveTextContent('nothing is stored twice');
  },
};

/** The main picture was stored; the message says which others were not, and why. */
export const SomePicturesFailed: Story = {
  args: {
    problem: {
      kind: 'picture',
      cancelled: false,
      wrong: {
        main: false,
        reasons: ['kapi.jpg: The picture is damaged', 'cati.jpg: The picture has more than 50 megapixels'],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 pictures could not be uploaded');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const PictureCancelled: Story = {
  args: { problem: { kind: 'picture', cancelled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Narrow: Story = { ...PictureFailed, globals: { viewport: { value: 'narrow' } } };
