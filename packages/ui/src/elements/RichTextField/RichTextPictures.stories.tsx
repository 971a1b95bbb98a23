import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { adminFormsText } from '../../text/panelText.ts';
import type { UploadPicture } from './richText.ts';
import { RichTextField } from './RichTextField.tsx';
import { KeptField } from './testing/KeptField.tsx';

const name = 'Description';
const texts = adminFormsText.richText;
const url = '/assets/images/services/service2.jpg';
const file = () => new File(['x'], 'avlu.png', { type: 'image/png' });
const taken = fn<UploadPicture>(async () => ({ url, width: 40, height: 30 }));
const refused = fn<UploadPicture>(() => Promise.reject(new Error('500')));
const endless = fn<UploadPicture>((_file, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => undefined);
});

const meta = {
  title: 'Elements/RichTextField/Pictures',
  component: RichTextField,
  parameters: { look: 'panel' },
  render: (args) => <KeptField {...args} />,
  args: { label: name, value: '<p>Önce</p>', onChange: fn(), texts, lang: 'tr', onUploadPicture: taken },
} satisfies Meta<typeof RichTextField>;
export default meta;
type Story = StoryObj<typeof meta>;

function transferOf(chosen: File): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(chosen);
  return transfer;
}

const pasteFile = (target: Element, chosen: File) =>
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: transferOf(chosen), bubbles: true, cancelable: true }),
  );

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    await userEvent.click(text);
    pasteFile(text, file());
    const alt = await canvas.findByRole('textbox', { name: texts.pictureAlt });
    await expect(alt).toHaveFocus();
    await userEvent.type(alt, 'Sabah avlu{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining(`<img src="${url}" alt="Sabah avlu" width="40" height="30">`),
      ),
    );
    await expect(canvas.queryByRole('textbox', { name: texts.pictureAlt })).toBeNull();
  },
};

export const Dropped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    const { left, top } = text.getBoundingClientRect();
    text.dispatchEvent(
      new DragEvent('drop', {
        dataTransfer: transferOf(file()),
        clientX: left + 20,
        clientY: top + 20,
        bubbles: true,
        cancelable: true,
      }),
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.pictureAlt }), 'Avlu');
    await userEvent.click(canvas.getByRole('button', { name: texts.insertPicture }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(expect.stringContaining('alt="Avlu"')),
    );
  },
};

export const UploadFails: Story = {
  args: { onUploadPicture: refused },
  play: async ({ args, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    pasteFile(text, file());
    const alt = await canvas.findByRole('textbox', { name: texts.pictureAlt });
    await userEvent.type(alt, 'Avlu{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to upload image. Please try again.',
    );
    await expect(alt).toHaveValue('Avlu');
    await expect(text).toHaveTextContent('Önce');
    await expect(args.onChange).not.toHaveBeenCalled();
    refused.mockResolvedValueOnce({ url });
    await userEvent.click(canvas.getByRole('button', { name: texts.insertPicture }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.stringContaining(`<img src="${url}" alt="Avlu">`),
      ),
    );
  },
};

export const Uploading: Story = {
  args: { onUploadPicture: endless },
  play: async ({ canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name });
    pasteFile(text, file());
    await userEvent.type(await canvas.findByRole('textbox', { name: texts.pictureAlt }), 'Avlu{Enter}');
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  },
};

export const WrongFile: Story = {
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name });
    pasteFile(text, new File(['x'], 'a.svg', { type: 'image/svg+xml' }));
    const alt = await canvas.findByRole('textbox', { name: texts.pictureAlt });
    await expect(alt).toHaveAccessibleDescription(expect.stringContaining(texts.pictureWrongType));
    await expect(canvas.queryByRole('button', { name: texts.insertPicture })).toBeNull();
  },
};

export const DescribedAnew: Story = {
  args: { value: '<p><img src="/assets/images/services/service2.jpg" alt="Eski"></p>' },
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name });
    const picture = canvas.getByRole('img', { name: 'Eski' });
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeGreaterThan(20));
    const { left, top } = picture.getBoundingClientRect();
    const coords = { clientX: left + 10, clientY: top + 10 };
    await userEvent.pointer({ keys: '[MouseLeft]', target: picture, coords });
    await userEvent.click(canvas.getByRole('button', { name: texts.picture }));
    const alt = await canvas.findByRole('textbox', { name: texts.pictureAlt });
    await expect(alt).toHaveValue('Eski');
    await userEvent.clear(alt);
    await userEvent.type(alt, 'Yeni{Enter}');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><img src="/assets/images/services/service2.jpg" alt="Yeni"></p>',
      ),
    );
  },
};
