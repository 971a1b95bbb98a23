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
