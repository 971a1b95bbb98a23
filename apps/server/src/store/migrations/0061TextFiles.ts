import { sql } from 'kysely';
import type { Engine } from '../columns.ts';
import type { Migration } from '../migrations.ts';

/** A table whose rows refer to files, and what identifies a row, as expressions over it. */
type Source = {
  table: string;
  place: string;
  kind: (row: string) => string;
  entryId: string;
  part: (row: string) => string;
  /** Columns of texts and of documents that hold some. */
  texts: readonly string[];
  /** Columns that are the address of a file. */
  addresses: readonly string[];
};

const nothing = () => `''`;
const entries = { place: 'site', entryId: 'id', part: nothing, addresses: ['share_image'] } as const;
const documents = { entryId: 'entry_id', kind: (row: string) => `${row}.kind`, addresses: [] } as const;

const sources: readonly Source[] = [
  { ...entries, table: 'service', kind: () => `'services'`, texts: ['description'] },
  { ...entries, table: 'project', kind: () => `'projects'`, texts: ['description'] },
  { ...entries, table: 'post', kind: () => `'posts'`, texts: ['content', 'details'] },
  {
    table: 'setting',
    place: 'site',
    kind: () => `'settings'`,
    entryId: 'key',
    part: nothing,
    texts: ['value'],
    addresses: [],
  },
  { ...documents, table: 'trash', place: 'trash', part: (row) => `${row}.id`, texts: ['record'] },
  { ...documents, table: 'draft', place: 'draft', part: (row) => `${row}.user_id`, texts: ['fields'] },
  { ...documents, table: 'plan', place: 'plan', part: (row) => `${row}.act`, texts: ['fields'] },
];

const letters = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_';

/**
 * The hashes of the files that a text refers to, as parts of a query. SQLite has no regular expressions: the text becomes
 * a JSON array that is split at the addresses, and each part but the first begins with a name.
 */
const hashesIn = {
  sqlite: (text: string) => ({
    hash: `substr(part.value, 1, min(32, length(part.value) - length(ltrim(part.value, '${letters}'))))`,
    from: `json_each('[' || replace(replace(json_quote(cast(${text} as text)),
      '/api/files/', '/api/images/'), '/api/images/', '","') || ']') as part`,
    where: `part.key > 0 and ltrim(part.value, '${letters}') <> part.value`,
  }),
  postgres: (text: string) => ({
    hash: 'left(part[1], 32)',
    from: `regexp_matches(cast(${text} as text), '/api/(?:images|files)/([0-9A-Za-z_]+)', 'g') as part`,
    where: 'true',
  }),
} as const satisfies Record<Engine, (text: string) => object>;

const keyOf = ({ place, kind, entryId, part }: Source, row: string): readonly string[] => [
  `'${place}'`,
  kind(row),
  `${row}.${entryId}`,
  part(row),
];

/** Adds what a row refers to, within a trigger, or what all rows of a table refer to. */
function noting(source: Source, engine: Engine, row: 'new' | 'stored'): string {
  const rows = row === 'stored' ? `${source.table} as stored, ` : '';
  const found = [
    ...source.texts.map((column) => ({ column, inText: true })),
    ...source.addresses.map((column) => ({ column, inText: false })),
  ].map(({ column, inText }) => {
    const { hash, from, where } = hashesIn[engine](`${row}.${column}`);
    const told = engine === 'sqlite' ? Number(inText) : inText;
    return `select distinct ${hash}, ${keyOf(source, row).join(', ')}, ${told} from ${rows}${from} where ${where}`;
  });
  return `insert into text_file (hash, place, kind, entry_id, part, in_text) ${found.join(' union ')}`;
}

const forgetting = (source: Source): string => {
  const [place, kind, entryId, part] = keyOf(source, 'old');
  return `delete from text_file
    where place = ${place} and kind = ${kind} and entry_id = ${entryId} and part = ${part}`;
};

/** An entry is saved with all of its columns: it is looked through only if one of these differs. */
const differs = ({ texts, addresses }: Source, by: string): string =>
  [...texts, ...addresses].map((column) => `old.${column} ${by} new.${column}`).join(' or ');

function triggers(source: Source, engine: Engine): string[] {
  const { table, texts, addresses } = source;
  const [note, forget] = [noting(source, engine, 'new'), forgetting(source)];
  const columns = [...texts, ...addresses].join(', ');
  if (engine === 'sqlite')
    return [
      `create trigger ${table}_files_added after insert on ${table} begin ${note}; end`,
      `create trigger ${table}_files_changed after update of ${columns} on ${table}
        when ${differs(source, 'is not')} begin ${forget}; ${note}; end`,
      `create trigger ${table}_files_removed after delete on ${table} begin ${forget}; end`,
    ];
  const run = `for each row execute function keep_${table}_files()`;
  return [
    `create function keep_${table}_files() returns trigger language plpgsql as $$ begin
      if tg_op <> 'INSERT' then ${forget}; end if;
      if tg_op <> 'DELETE' then ${note}; end if;
      return null;
    end $$`,
    `create trigger files_written after insert or delete on ${table} ${run}`,
    `create trigger files_changed after update of ${columns} on ${table}
      for each row when (${differs(source, 'is distinct from')}) execute function keep_${table}_files()`,
  ];
}

/**
 * Which files the texts refer to, by the hash that the names of a file and of its sizes begin with: a picture that no
 * text shows was known only once all texts were read. Triggers keep it, so that no writer can forget it.
 */
export const textFiles: Migration = {
  name: '0061_text_files',
  async up(schema, type, db, engine) {
    await schema
      .createTable('text_file')
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('place', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('in_text', type('boolean'), (column) => column.notNull())
      .addColumn('entry_id', 'text', (column) => column.notNull())
      .addColumn('part', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('text_file_key', ['hash', 'place', 'kind', 'in_text', 'entry_id', 'part'])
      .execute();
    await schema
      .createIndex('text_file_source')
      .on('text_file')
      .columns(['entry_id', 'kind', 'place', 'part'])
      .execute();
    for (const source of sources) {
      for (const statement of [noting(source, engine, 'stored'), ...triggers(source, engine)])
        await sql.raw(statement).execute(db);
    }
  },
};
