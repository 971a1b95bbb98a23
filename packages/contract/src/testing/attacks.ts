/** Texts that try to become an address that runs code, reads a file, or is malformed. */
export const addressAttacks: readonly string[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://a.example/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'view-source:javascript:alert(1)',
  'intent://a#Intent;scheme=javascript;end',
  'https://[',
];

/** Texts that try to break out of a style value, or to load something from another host. */
export const styleAttacks: readonly string[] = [
  'red;position:fixed;inset:0;background:url(https://evil.example/x)',
  '#fff}body{display:none}',
  'url(javascript:alert(1))',
  'url("https://evil.example/x")',
  'expression(alert(1))',
  '</style><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "#fff');@import 'https://evil.example/x.css';",
];

/** Plain texts that try to break out of the element, attribute or script that they are written into. */
export const textAttacks: readonly string[] = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '<!--<script>alert(1)',
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  '" onmouseover="alert(1)" autofocus onfocus="alert(1)',
  "';alert(1);//",
  '\\u003cscript\\u003ealert(1)',
  '&lt;img src=x onerror=alert(1)&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  ']]><iframe src=javascript:alert(1)>',
  '</textarea><iframe srcdoc="<script>alert(1)</script>">',
  '${alert(1)}{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '\u2028alert(1)\u2029\u202e</head><body onload=alert(1)>',
];
