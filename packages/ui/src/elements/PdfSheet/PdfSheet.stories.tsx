import type { Meta, StoryObj } from '@storybook/react-vite';
import { PdfSheet } from './PdfSheet.tsx';

/**
 * **For** the place of a PDF that there is no picture of.
 *
 * **Not for** telling what the file is: words beside it do that, as nobody hears of the sheet.
 */
const meta = {
  title: 'Elements/PdfSheet',
  component: PdfSheet,
  tags: ['autodocs'],
} satisfies Meta<typeof PdfSheet>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
