import type { Meta, StoryObj } from '@storybook/react-vite';
import { PdfSheet } from './PdfSheet.tsx';

/**
 * **For** a PDF that has no preview picture.
 *
 * **Not for** conveying what the file is: that is up to the text next to it, since screen readers ignore the sheet.
 */
const meta = {
  title: 'Elements/PdfSheet',
  component: PdfSheet,
  tags: ['autodocs'],
} satisfies Meta<typeof PdfSheet>;
export default meta;

export const Ready: StoryObj<typeof meta> = {};
