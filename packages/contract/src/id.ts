import { z } from 'zod';

/** An opaque identifier; clients compare it and never look inside. */
export const id = z.string().min(1).max(64);

/** The parameters of a path such as `/service/{id}`. */
export const idParams = z.object({ id });

/** A moment as the API writes it: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** When an item was made; our server always says it, another API need not. */
export const creationTime = timestamp.nullish();
