import { htmlPolicy, isAllowedAttribute, isAllowedValue } from '@vitrin/contract/html/htmlPolicy';

const tags: ReadonlySet<string> = new Set(htmlPolicy.tags);

/** Tags that the editor replaces by equivalent ones, or drops without losing content. */
const otherNames = new Set(['del', 'strike', 'colgroup', 'col']);

/** What the policy forbids in a piece of HTML, each item once: `<div>`, `style`, `href="javascript:…"`. */
export function notAllowed(html: string): string[] {
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...head.querySelectorAll('*'), ...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    if (!tags.has(tag)) return otherNames.has(tag) ? [] : [`<${tag}>`];
    return [...element.attributes].flatMap(({ name, value }) =>
      isAllowedAttribute(tag, name) && isAllowedValue(name, value) ? [] : [name],
    );
  });
  return [...new Set(found)];
}
