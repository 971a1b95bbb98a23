import { z } from 'zod';
import { line } from '../fields.ts';
import { html, htmlText } from '../html/html.ts';
import { image } from '../files/image.ts';

/** The about page. */
export const about = z
  .object({
    title: z.string(),
    subtitle: z.string(),
    description: html(),
    image: image.nullable(),
    textPictures: z.array(image).optional(),
  })
  .meta({ id: 'About' });
export type About = z.infer<typeof about>;

/** The texts of the about page in a form's body; absent ones stay. */
export const aboutDraft = z
  .object({ title: line, subtitle: line, description: htmlText() })
  .partial()
  .meta({ id: 'AboutDraft' });
export type AboutDraft = z.infer<typeof aboutDraft>;
