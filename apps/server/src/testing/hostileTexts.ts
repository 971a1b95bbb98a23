import { type Arbitrary, array, constantFrom, oneof, string } from 'fast-check';

const pieces = [
  '<5 cm',
  '&amp; & &#0;',
  ']]>',
  '<![CDATA[',
  '<!--',
  '</title></script><script>',
  '"\'`',
  'true',
  '__proto__',
  '\u0000\u0001\u000b\u000c\u001f',
  '\u007f\u0085\u009f',
  '\u2028\u2029',
  '\ud800',
  '\udc00',
  '\ufffe\uffff',
  '\ufeff',
  '😀İşğ',
  '\r\n\t',
] as const;

/** Texts that close elements, break encodings or cannot be represented, mixed with ordinary ones. */
export const hostileText = (): Arbitrary<string> =>
  array(oneof(constantFrom(...pieces), string({ unit: 'binary', maxLength: 10 })), {
    maxLength: 8,
  }).map((parts) => parts.join(''));
