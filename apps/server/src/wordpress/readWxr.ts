import { SaxesParser } from 'saxes';
import { SiteFileError } from '../siteFile/siteFileError.ts';
import { itemOf, type WxrItem, type WxrTerm } from './wxrItem.ts';

/** The limits on reading a WordPress export. */
export const wxrBounds = {
  fileBytes: 2 * 1024 * 1024 * 1024,
  /** All texts of one item; a single text or tag cannot be longer either. */
  itemCharacters: 16 * 1024 * 1024,
  items: 100_000,
  /** The number of authors, and of list items of one entry. A site has at most as many categories as entries. */
  listed: 5_000,
  depth: 32,
} as const;

type WxrBounds = Readonly<Record<keyof typeof wxrBounds, number>>;

/** The parts of an export, in order. */
export type WxrPart =
  | { kind: 'site'; version: string; address: string }
  | { kind: 'author'; login: string; name: string }
  | { kind: 'category'; slug: string; parent: string }
  | { kind: 'item'; item: WxrItem };

const knownMeta: ReadonlySet<string> = new Set([
  '_thumbnail_id',
  '_wp_attachment_image_alt',
  '_wp_attached_file',
  '_wp_old_slug',
]);

/** Metadata that WordPress keeps for itself, and nobody misses. */
const ownMeta = /^_(?:wp|edit|encloseme|pingme|menu_item)/;

// XML forbids these, and WordPress writes them all the same if they were pasted with a text.
// oxlint-disable-next-line no-control-regex -- it is these characters that have to go
const forbidden = /[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g;

/**
 * Reads a WordPress export (WXR) as a stream: only the current item is in memory. Document types, and with them custom
 * entities, are refused, and no address in the file is ever opened. Throws SiteFileError.
 */
export async function* readWxr(
  chunks: AsyncIterable<Uint8Array>,
  bounds: WxrBounds = wxrBounds,
): AsyncGenerator<WxrPart> {
  const found: WxrPart[] = [];
  const reader = openReader(found, bounds);
  const decode = openDecoder();
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > bounds.fileBytes) throw refused('it is too large');
    reader.write(decode(chunk));
    yield* found.splice(0);
  }
  reader.write(decode());
  reader.close();
  yield* found.splice(0);
}

/** Decodes UTF-8 in chunks. Replacement characters would change texts without a word, so other bytes are refused. */
function openDecoder(): (chunk?: Uint8Array) => string {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (chunk) => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw refused('it is damaged: it contains bytes that are not UTF-8');
    }
  };
}

const refused = (why: string): SiteFileError => new SiteFileError([`The export cannot be read: ${why}`]);

function openReader(found: WxrPart[], bounds: WxrBounds) {
  const parser = new SaxesParser();
  const channel = openChannel(found, bounds);
  const open: string[] = [];
  let hasBegun = false;
  /** Characters since the parser's last event: it buffers these. */
  let untold = 0;
  const told = <Given>(take: (given: Given) => void) => {
    return (given: Given): void => {
      untold = 0;
      take(given);
    };
  };

  parser.on('error', (error) => {
    throw refused(`it is damaged (line and column ${error.message})`);
  });
  parser.on('doctype', () => {
    throw refused('it has a document type, which no export of WordPress has');
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) throw refused(`it is written in ${encoding}, and not in UTF-8`);
  });
  parser.on(
    'opentag',
    told(({ name, attributes }) => {
      open.push(name);
      if (open.length > bounds.depth) throw refused('its elements are nested too deep');
      channel.begin(open, attributes);
    }),
  );
  parser.on('text', told(channel.text));
  parser.on('cdata', told(channel.text));
  parser.on(
    'comment',
    told(() => undefined),
  );
  parser.on(
    'closetag',
    told(() => {
      channel.end(open);
      open.pop();
    }),
  );

  return {
    write: (given: string): void => {
      // Some hosts put empty lines before the file.
      const text = (hasBegun ? given : given.trimStart()).replace(forbidden, '');
      if (text === '') return;
      hasBegun = true;
      untold += text.length;
      parser.write(text);
      if (untold > bounds.itemCharacters) throw refused('it has a text that is too long');
    },
    close: (): void => {
      parser.close();
      channel.close();
    },
  };
}

/** Follows the elements of the channel, and emits its parts as they end. */
function openChannel(found: WxrPart[], bounds: WxrBounds) {
  let version = '';
  let [link, address] = ['', ''];
  let [items, authors, categories, isTold] = [0, 0, 0, false];
  let texts: string[] = [];
  let characters = 0;
  let fields = new Map<string, string>();
  let lists = emptyLists();
  let term = { domain: '', slug: '' };

  const tellSite = (): void => {
    if (isTold) return;
    if (version === '') throw refused('it is no export of WordPress: it names no version (wp:wxr_version)');
    isTold = true;
    found.push({ kind: 'site', version, address: address || link });
  };

  const take = <Of>(list: Of[], value: Of): void => {
    if (list.length >= bounds.listed) throw refused('an entry has too many categories or fields');
    list.push(value);
  };

  const endOfPart = (name: string): void => {
    if (name === 'item') {
      tellSite();
      items += 1;
      if (items > bounds.items) throw refused(`it has more than ${bounds.items} entries`);
      found.push({ kind: 'item', item: itemOf(fields, lists) });
    }
    if (name === 'wp:author') {
      authors += 1;
      if (authors > bounds.listed) throw refused('it has too many authors');
      const login = fields.get('wp:author_login') ?? '';
      found.push({ kind: 'author', login, name: fields.get('wp:author_display_name') ?? '' });
    }
    if (name === 'wp:category') {
      categories += 1;
      if (categories > bounds.items) throw refused(`it has more than ${bounds.items} categories`);
      const slug = fields.get('wp:category_nicename') ?? '';
      found.push({ kind: 'category', slug, parent: fields.get('wp:category_parent') ?? '' });
    }
    fields = new Map();
    lists = emptyLists();
    characters = 0;
  };

  const endOfField = (part: string, name: string, text: string): void => {
    if (part === 'item' && name === 'category' && term.domain !== '')
      take(lists.terms, { ...term, name: text });
    else if (part === 'item' && name === 'wp:comment') lists.comments += 1;
    else if (part === 'item' && name === 'wp:postmeta') endOfMeta();
    else fields.set(name, text);
  };

  const endOfMeta = (): void => {
    const key = fields.get('wp:meta_key') ?? '';
    if (knownMeta.has(key)) take(lists.meta, { key, value: fields.get('wp:meta_value') ?? '' });
    else if (!ownMeta.test(key)) lists.otherMeta += 1;
    fields.delete('wp:meta_key');
    fields.delete('wp:meta_value');
  };

  return {
    begin: (open: readonly string[], attributes: Readonly<Record<string, string>>): void => {
      texts = [];
      if (open.length === 2 && open[1] !== 'channel') throw refused('it is no export of WordPress');
      if (open.length === 4)
        term = { domain: attributes['domain'] ?? '', slug: attributes['nicename'] ?? '' };
    },
    text: (text: string): void => {
      characters += text.length;
      if (characters > bounds.itemCharacters) throw refused('it has an entry that is too long');
      texts.push(text);
    },
    end: ([_rss, _channel, part = '', ...inner]: readonly string[]): void => {
      const text = texts.join('').trim();
      texts = [];
      if (inner.length === 0 && part !== '') {
        if (part === 'wp:wxr_version') version = text;
        if (part === 'link') link = text;
        if (part === 'wp:base_blog_url') address = text;
        endOfPart(part);
        return;
      }
      const [field = '', below = '', ...deeper] = inner;
      if (field !== '' && below === '') endOfField(part, field, text);
      // Of deeper elements only the keys and values of custom fields are used.
      if (field === 'wp:postmeta' && below !== '' && deeper.length === 0) fields.set(below, text);
    },
    close: (): void => tellSite(),
  };
}

const emptyLists = () => ({
  terms: new Array<WxrTerm>(),
  meta: new Array<{ key: string; value: string }>(),
  comments: 0,
  otherMeta: 0,
});
