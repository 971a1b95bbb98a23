import type { Meta, StoryObj } from '@storybook/react-vite';
import { paletteNamed } from '@vitrin/mocks/fixtures/theme';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ColorField } from './ColorField.tsx';

const { primaryColor, secondaryColor } = paletteNamed('default');

/**
 * **For** one of the eight stored colours, picked visually or typed as a code.
 *
 * **Not for** colours of individual texts or sections: the theme derives those.
 */
const meta = {
  title: 'Elements/ColorField',
  component: ColorField,
  tags: ['autodocs'],
  parameters: { look: 'panel' },
  args: {
    id: 'main',
    name: 'Main color',
    keyName: 'primaryColor',
    hint: 'Buttons and links',
    value: primaryColor,
    swatch: primaryColor.toLowerCase(),
    texts: { pick: 'Pick Main color', code: 'Main color as hex code' },
    onChange: fn(),
    onDrag: fn(),
  },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Main color as hex code' });
    await expect(code).toHaveAccessibleDescription('Buttons and links');
  },
};

/** The field and everything else that shows the colour follow the pointer; the form is notified once it stops. */
export const Dragged: Story = {
  play: async ({ args, canvas }) => {
    const picker = canvas.getByLabelText('Pick Main color');
    const code = canvas.getByRole('textbox', { name: 'Main color as hex code' });
    await fireEvent.input(picker, { target: { value: '#123456' } });
    await waitFor(() => expect(code).toHaveValue('#123456'));
    await waitFor(() => expect(args.onDrag).toHaveBeenLastCalledWith('#123456'));
    await fireEvent.input(picker, { target: { value: '#654321' } });
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith('#654321');
  },
};

/** Closing the picker reports the colour immediately. */
export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    const picked = secondaryColor.toLowerCase();
    const picker = canvas.getByLabelText('Pick Main color');
    await fireEvent.input(picker, { target: { value: picked } });
    await fireEvent.change(picker);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(picked);
  },
};

export const Wrong: Story = {
  args: { value: '12', error: 'This is no color code.' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Main color as hex code' });
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription('This is no color code.');
  },
};

export const WithVerdict: Story = { args: { children: <span>Very clear</span> } };

export const LongText: Story = {
  args: {
    name: 'Bölümler arasındaki ince çizgilerin ve çerçevelerin rengi',
    hint: 'Kartların, alanların ve tabloların çizgilerinde; koyu bölümlerde kendiliğinden açılır.',
    value: 'turuncumsu',
    error: 'Bu bir renk kodu değil: "#" ile başlayan altı basamak bekleniyor, örneğin #c2410c.',
  },
  globals: { viewport: { value: 'narrow' } },
};
