import { z } from 'zod';

/** A part of a built style sheet, as the site's build leaves it for the server. */
export type StyleNode =
  /** A rule: it matters to a page that has all classes of one of its selectors. */
  | { selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  /** Rules in a layer, or under a condition. */
  | { within: string; nodes: readonly StyleNode[] }
  /** Keyframes: they matter where their name is used. */
  | { keyframes: string; text: string }
  /** Matters to every page. */
  | { text: string };

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

/** The parts of all sheets of a build, by their addresses. */
export const styleNodes = z.record(z.string(), z.array(styleNode));
