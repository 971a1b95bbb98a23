import type { StyleNode } from '@vitrin/contract/rendering/styleNodes';
import { z } from 'zod';

const styleNode: z.ZodType<StyleNode> = z.lazy(() =>
  z.union([
    z.object({
      selectors: z.array(z.object({ text: z.string(), classes: z.array(z.string()) })),
      body: z.string(),
    }),
    z.object({ within: z.string(), nodes: z.array(styleNode) }),
    z.object({ keyframes: z.string(), text: z.string() }),
    z.object({ text: z.string() }),
  ]),
);

/** The parsed style sheets of the site's build, by address. */
export const styleNodes = z.record(z.string(), z.array(styleNode));
