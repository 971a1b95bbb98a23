import { z } from 'zod';
import { id } from '../id.ts';
import { fileAddress } from './image.ts';

/** A stored PDF: its address, the name that visitors save it under, and its size. */
export const pdf = z
  .object({ id, url: fileAddress(), name: z.string(), bytes: z.int().min(0) })
  .meta({ id: 'Pdf' });
export type Pdf = z.infer<typeof pdf>;
