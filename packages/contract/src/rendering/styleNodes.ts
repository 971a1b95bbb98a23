/** A part of a built style sheet, prepared for the server by the site's build. */
export type StyleNode =
  /** A rule, needed by pages that have all classes of one of its selectors. */
  | { selectors: readonly { text: string; classes: readonly string[] }[]; body: string }
  /** Rules in a layer, or under a condition. */
  | { within: string; nodes: readonly StyleNode[] }
  /** Keyframes, needed wherever their name is used. */
  | { keyframes: string; text: string }
  /** Needed by every page. */
  | { text: string };
