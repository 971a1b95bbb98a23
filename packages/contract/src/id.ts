import { z } from 'zod';
import { exactText } from './text/text.ts';

/** An opaque identifier; clients compare it and never interpret it. */
export const id = exactText(64).min(1);

/** The parameters of a path such as `/service/{id}`. */
export const idParams = z.object({ id });

/** A time in ISO 8601, UTC. */
export const timestamp = exactText(40).check(z.iso.datetime());

/** A time in ISO 8601 with any offset, as a client may send it; in UTC once it is read. Its year has four digits. */
export const sentTime = exactText(40)
  .check(z.iso.datetime({ offset: true, abort: true }))
  .overwrite((iso) => new Date(iso).toISOString())
  .refine((iso) => /^\d/.test(iso));

/** When an item was created; our server always sends it, others may not. */
export const creationTime = timestamp.nullish();
