import * as fc from 'fast-check';

const tag = (name: string, attributes: string, content: string) =>
  `<${name}${attributes}>${content}</${name}>`;

const word = fc.constantFrom('taş', 'ışık', 'Ğ', '2', 'avlu evi', 'a &amp; b', 'x &lt; y');
const address = fc.constantFrom(
  '/iletisim',
  'https://a.example/?b=1',
  'mailto:a@b.example',
  'tel:+90',
  '//c.example',
);
const title = fc.constantFrom('', ' title="Başlık"');
const size = fc.constantFrom('', ' width="40"', ' width="640" height="480"');

const figureSize = fc.constantFrom('', ' data-size="wide"', ' data-size="half"');

const picture = fc
  .tuple(
    fc.constantFrom('/a.webp', 'https://a.example/b.png'),
    fc.constantFrom('', ' alt=""', ' alt="Avlu"'),
    title,
    size,
  )
  .map(([src, ...rest]) => `<img src="${src}"${rest.join('')}>`);

const marked: fc.Arbitrary<string> = fc.letrec<{ piece: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    word,
    picture,
    fc.tuple(word, word).map(([a, b]) => `${a}<br>${b}`),
    fc
      .tuple(fc.constantFrom('strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code'), tie('piece'))
      .map(([name, inner]) => tag(name, '', inner)),
    fc.tuple(address, title, word).map(([href, more, inner]) => tag('a', ` href="${href}"${more}`, inner)),
  ),
})).piece;

const line = fc.array(marked, { minLength: 1, maxLength: 4 }).map((pieces) => pieces.join(' '));
const paragraph = line.map((inner) => tag('p', '', inner));

const cell = (content: fc.Arbitrary<string>) =>
  fc
    .tuple(fc.constantFrom('td', 'th', 'th scope="row"', 'th scope="col"'), content)
    .map(([open, inner]) => `<${open}>${inner}</${open.slice(0, 2)}>`);

/** Tables without missing cells: the editor adds empty cells, as a browser shows them. */
const table = (content: fc.Arbitrary<string>) =>
  fc
    .record({
      columns: fc.integer({ min: 2, max: 3 }),
      rows: fc.integer({ min: 1, max: 3 }),
      head: fc.boolean(),
    })
    .chain(({ columns, rows, head }) =>
      fc
        .array(fc.array(cell(content), { minLength: columns, maxLength: columns }), {
          minLength: rows,
          maxLength: rows,
        })
        .map((cells) => {
          const wide = `<tr><td colspan="${columns}">en</td></tr>`;
          const body = tag('tbody', '', wide + cells.map((row) => tag('tr', '', row.join(''))).join(''));
          const top = head ? tag('thead', '', tag('tr', '', '<th scope="col">s</th>'.repeat(columns))) : '';
          return tag('table', '', top + body);
        }),
    );

/** HTML of the policy's tags and attributes, nested as people and programs do it. */
export const policyHtml: fc.Arbitrary<string> = fc.letrec<{ block: string; blocks: string; list: string }>(
  (tie) => ({
    blocks: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((all) => all.join('')),
    list: fc
      .tuple(
        fc.constantFrom('ul', 'ol', 'ol start="4"'),
        fc.array(fc.oneof(line, tie('blocks')), { minLength: 1, maxLength: 3 }),
      )
      .map(
        ([open, items]) =>
          `<${open}>${items.map((item) => tag('li', '', item)).join('')}</${open.slice(0, 2)}>`,
      ),
    block: fc.oneof(
      { maxDepth: 2, depthSize: 'small' },
      paragraph,
      fc.constant('<hr>'),
      fc.tuple(fc.constantFrom('h2', 'h3', 'h4'), line).map(([name, inner]) => tag(name, '', inner)),
      fc
        .constantFrom('satır\n  iki', '<code>a\nb</code>', '<strong>a</strong> b')
        .map((inner) => tag('pre', '', inner)),
      tie('list'),
      tie('blocks').map((inner) => tag('blockquote', '', inner)),
      table(fc.oneof(line, tie('blocks'))),
      fc
        .tuple(fc.oneof(picture, tie('blocks')), fc.option(line, { nil: undefined }), figureSize)
        .map(([inner, caption, width]) =>
          tag('figure', width, inner + (caption === undefined ? '' : tag('figcaption', '', caption))),
        ),
    ),
  }),
).blocks;
