import { z } from 'zod';

const named = z.object({ name: z.string() });

/** The name of the file that a row describes, from one line of JSON; undefined if the row is not a picture. */
export function pictureIn(line: string): string | undefined {
  try {
    return named.safeParse(JSON.parse(line)).data?.name;
  } catch {
    return undefined;
  }
}
