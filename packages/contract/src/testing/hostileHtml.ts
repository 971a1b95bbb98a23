import { repeated, type TextOfLength } from './growth.ts';

const pieces = [
  '<',
  '>',
  '<a ',
  '<a href="',
  "<a href='",
  '<!--',
  '<!',
  '</',
  '<b>',
  '</b>',
  '<b></i>',
  '<p>',
  '<ul><li>',
  '<table><tr><td>',
  '<svg>',
  '<script>',
  '<img src=x>',
  '&',
  '&nbsp;',
  '&lt',
  ' ',
  '-',
  '.',
  '\u0301\u0323',
];

/** HTML that is hard on parsers: one piece repeated many times, with something to show before and after it. */
export const hostileHtml: readonly { name: string; make: TextOfLength }[] = [
  ...pieces.flatMap((piece) => [
    { name: JSON.stringify(piece), make: repeated(piece) },
    { name: `${JSON.stringify(piece)} in text`, make: repeated(piece, 'x', 'x') },
  ]),
  { name: 'attributes', make: repeated(' a=1', '<p', '>') },
  { name: 'a long value', make: repeated(' ', '<a href="', 'x">') },
  { name: 'a long tag', make: repeated('=', '<a href') },
];
