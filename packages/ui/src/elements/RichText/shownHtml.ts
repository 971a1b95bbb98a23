const tags = /<(\/?)([a-z][a-z0-9]*)\b((?:"[^"]*"|[^">])*)>/gi;
const quoted = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Stored HTML as a page shows it: each outermost table in a place that scrolls sideways and that the keyboard reaches,
 * and pictures that wait until they are near. The same text on the server and in the browser, and no script.
 */
export function shownHtml(html: string, tableName: string): string {
  // A group and no region: several tables of one page may have the same name, and none is a landmark.
  const scroller = `<div role="group" tabindex="0" aria-label="${quoted(tableName)}">`;
  let depth = 0;
  return html.replaceAll(tags, (tag, closing: string, name: string, rest: string) => {
    if (/^img$/i.test(name)) return `<img loading="lazy" decoding="async"${rest}>`;
    if (!/^table$/i.test(name)) return tag;
    if (closing === '') {
      depth += 1;
      return depth === 1 ? scroller + tag : tag;
    }
    depth -= 1;
    return depth === 0 ? `${tag}</div>` : tag;
  });
}
