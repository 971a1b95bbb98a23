import { htmlPolicy, isAllowedAttribute, isAllowedValue } from '../html/htmlPolicy.ts';

/**
 * HTML that tries to run code, to load something forbidden, or to escape a sanitiser. Every sanitiser is tested on it.
 */
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
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=alert(1)></style></annotation-xml></math>',
  '<svg><animate href=#a attributeName=href values=javascript:alert(1) /><a id=a><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=alert(1)>#x"></svg>',
  '<svg><foreignObject><iframe src=javascript:alert(1)></foreignObject></svg>',
  '<table><colgroup><style><img src=x onerror=alert(1)></style></colgroup></table>',
  '<select><template shadowrootmode=open><script>alert(1)</script></template></select>',
  '<noembed><img src="</noembed><iframe onload=alert(1)>"></noembed>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<listing>&lt;img src=x onerror=alert(1)&gt;</listing><img src=x onerror=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee><bgsound src=javascript:alert(1)>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio><track onerror=alert(1)>',
  '<applet code=x></applet><frameset onload=alert(1)><frame src=javascript:alert(1)></frameset>',
  '<input type=image src=x onerror=alert(1)><keygen autofocus onfocus=alert(1)><dialog open onclose=alert(1)>',
  '<iframe src="data:text/html,<script>alert(1)</script>"></iframe><iframe src=//evil.example></iframe>',
  '<embed src="data:image/svg+xml,<svg onload=alert(1)>"><portal src=https://evil.example></portal>',
  '<link rel=import href=data:text/html,x><meta charset=utf-7><meta http-equiv=set-cookie content=a=b>',
  '<map name=a><area href=javascript:alert(1) shape=default></map><img usemap=#a src=x>',
  '<img name=getElementById src=x><form id=document><input name=attributes></form>',
  '<a href="&Tab;javascript:alert(1)">x</a>',
  '<a href="javascript&NewLine;:alert(1)">x</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">x</a>',
  '<a href="&#0000106&#0000097vascript:alert(1)">x</a>',
  '<a href="java\u0000script:alert(1)">x</a>',
  '<a href=javascript:alert(1)//https://a.example>x</a>',
  '<a href="feed:javascript:alert(1)">x</a><a href="view-source:x">y</a>',
  '<a href="intent://a#Intent;scheme=javascript;end">x</a>',
  '<a title="x" href="javascript:alert(1)" href="https://a.example">x</a>',
  '<a/href="javascript:alert(1)"/title=x>x</a>',
  "<a href='javascript:alert(1)' title='\"><script>alert(1)</script>'>x</a>",
  '<img src="javascript:alert(1)" alt="x">',
  '<img src="http://evil.example/x.png" alt="&quot;><script>alert(1)</script>" onload=alert(1)>',
  '<img src="//evil.example/x.png" style="position:fixed;inset:0">',
  '<p style="behavior:url(#default);-moz-binding:url(//evil.example/x.xml#a);width:expression(alert(1))">x</p>',
  '<p style="background:url(https://evil.example/x)" onpointerrawupdate=alert(1) onbeforetoggle=alert(1)>x</p>',
  '<td background="javascript:alert(1)"><th bgcolor="x" onclick=alert(1)>x',
  '<blockquote cite="javascript:alert(1)">x</blockquote><ol type="x" onclick=alert(1)><li value=1>x</li></ol>',
  '<img src=x\u000conerror=alert(1)><img src=x\u000bonerror=alert(1)//>',
  '<\u0000script>alert(1)</script><scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<p>&lt;/p&gt;</p></div></section></main></body></html><script>alert(1)</script>',
  '</p></div><div style="position:fixed;inset:0"><a href=javascript:alert(1)>x</a></div>',
  '<?php echo 1 ?><%= alert(1) %><img/src=x/onerror=alert(1)>',
  '<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;',
  '<figure data-video="javascript:alert(1)"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe></figure>',
  '<figure data-video="https://evil.example/watch?v=dQw4w9WgXcQ"><a href="javascript:alert(1)">x</a></figure>',
  '<figure data-size="wide;x" data-x="1" onclick=alert(1)><img src="/a.webp" data-size="half"></figure>',
  "<figure data-size='\"><script>alert(1)</script>'>x</figure>",
  '<a href="https://a.example" onclick="alert(1)" onfocus="alert(1)" autofocus tabindex=1 id=x>x</a>',
];

/** The parts of a piece of HTML that the policy forbids, as a list of names; empty if it may be shown. */
export function forbiddenParts(html: string): string[] {
  const tags: ReadonlySet<string> = new Set(htmlPolicy.tags);
  return [...html.matchAll(/<[!/?]?([^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>?/g)].flatMap(
    ([whole, name = '', rest = '']) => {
      const tag = name.toLowerCase();
      if (!tags.has(tag)) return [whole];
      return attributesOf(rest)
        .filter(
          ([attribute, value]) => !isAllowedAttribute(tag, attribute) || !isAllowedValue(attribute, value),
        )
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
    .replace(/&(?:Tab|NewLine);/g, ' ')
    .replaceAll('&colon;', ':');
