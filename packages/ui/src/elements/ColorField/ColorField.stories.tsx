import type { Meta, StoryObj } from '@storybook/react-vite';
import { paletteNamed } from '@vitrin/mocks/fixtures/theme';
import { expect, fireEvent, fn } from 'storybook/test';
import { ColorField } from './ColorField.tsx';

const { primaryColor, secondaryColor } = paletteNamed('default');

/**
 * **For** one of the eight stored colours, picked by eye or typed as a code.
 *
 * **Not for** colours of single texts or sections: the theme derives those.
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
  },
} satisfies Meta<typeof ColorField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'Main color as hex code' });
    await expect(code).toHaveAccessibleDescription('Buttons and links');
    const picked = secondaryColor.toLowerCase();
    await fireEvent.input(canvas.getByLabelText('Pick Main color'), { target: { value: picked } });
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
