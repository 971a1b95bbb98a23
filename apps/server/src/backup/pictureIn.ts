import { z } from 'zod';

const named = z.object({ name: z.string() });

/** The name of the file that a row of pictures is about, of one line of JSON; undefined where it is no such row. */
export function pictureIn(line: string): string | undefined {
  try {
    return named.safeParse(JSON.parse(line)).data?.name;
  } catch {
    return undefined;
  }
}
