import { htmlPolicy, isAllowedAddress, isAllowedAttribute } from '../htmlPolicy.ts';

/** HTML that tries to run code, to load what it should not, or to escape a sanitiser. Every sanitiser is tested on it. */
export const htmlAttacks: readonly string[] = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script\n>',
  '<img src=x onerror=alert(1)>',
  '<img src="x" ONERROR="alert(1)" alt="a">',
  '<img src=`javascript:alert(1)`>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="x" srcset="javascript:alert(1) 2x">',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))" class="x" id="location">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="blob:https://a.example/1" target="_blank" ping="//evil.example">x</a>',
  '<svg onload=alert(1)><circle r="1"/></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><script>alert(1)</script></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<template><script>alert(1)</script></template>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button><input autofocus onfocus=alert(1)></form>',
  '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="https://evil.example/x.css"><style>@import "https://evil.example/x.css";</style>',
  '<body onload=alert(1)><video src=x onerror=alert(1)></video><details open ontoggle=alert(1)>x</details>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<p title="&quot;><img src=x onerror=alert(1)>">x</p>',
  '<img alt="<x" title="/><img src=x onerror=alert(1)>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<a href="https://a.example/?q=<script>alert(1)</script>">x</a>',
  '<td><img src=x onerror=alert(1)></td>',
  '<p>unfinished <img src="x" onerror="alert(1)"',
  '<<p>x</p>',
];

/** What of a piece of HTML the policy forbids, as a list of names; empty for HTML that may be shown. */
export function forbiddenParts(html: string): string[] {
  const tags: ReadonlySet<string> = new Set(htmlPolicy.tags);
  return [...html.matchAll(/<[!/?]?([^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>?/g)].flatMap(
    ([whole, name = '', rest = '']) => {
      const tag = name.toLowerCase();
      if (!tags.has(tag)) return [whole];
      return attributesOf(rest)
        .filter(([attribute, value]) => !isAllowed(tag, attribute, value))
        .map(([attribute, value]) => `${tag} ${attribute}="${value}"`);
    },
  );
}

const attributesOf = (text: string): [string, string][] =>
  [...text.matchAll(/([^\s=/"'>]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s>]*))?/g)].map(
    ([, name = '', value = '']) => [name.toLowerCase(), withoutReferences(value.replace(/^["']|["']$/g, ''))],
  );

/** Character references as a browser reads them, as far as a scheme can hide behind them. */
const withoutReferences = (value: string): string =>
  value
    .replace(/&#x([0-9a-f]+);?/gi, (_match, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);?/g, (_match, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&colon;', ':');

function isAllowed(tag: string, attribute: string, value: string): boolean {
  if (!isAllowedAttribute(tag, attribute)) return false;
  if (attribute === 'href') return isAllowedAddress(value, htmlPolicy.linkSchemes);
  return attribute !== 'src' || isAllowedAddress(value, htmlPolicy.pictureSchemes);
}
