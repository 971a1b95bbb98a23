/** A category or tag of an item. */
export type WxrTerm = { domain: string; slug: string; name: string };

/** An entry of any type as exported; absent fields are empty. */
export type WxrItem = {
  id: string;
  type: string;
  status: string;
  title: string;
  /** Its address on the old site. */
  link: string;
  name: string;
  parent: string;
  order: string;
  /** The login of its author. */
  creator: string;
  password: string;
  content: string;
  excerpt: string;
  /** Local time, "YYYY-MM-DD HH:MM:SS"; zeros if it was never published. */
  date: string;
  dateGmt: string;
  modifiedGmt: string;
  attachmentUrl: string;
  terms: readonly WxrTerm[];
  /** The metadata that is used here, by key. */
  meta: readonly { key: string; value: string }[];
  comments: number;
  /** How many further values plugins and themes have stored. */
  otherMeta: number;
};

const itemTexts = {
  title: 'title',
  link: 'link',
  'dc:creator': 'creator',
  'content:encoded': 'content',
  'excerpt:encoded': 'excerpt',
  'wp:post_id': 'id',
  'wp:post_date': 'date',
  'wp:post_date_gmt': 'dateGmt',
  'wp:post_modified_gmt': 'modifiedGmt',
  'wp:post_name': 'name',
  'wp:status': 'status',
  'wp:post_parent': 'parent',
  'wp:menu_order': 'order',
  'wp:post_type': 'type',
  'wp:post_password': 'password',
  'wp:attachment_url': 'attachmentUrl',
} as const;

const textNames: ReadonlyMap<string, string> = new Map(Object.entries(itemTexts));

/** Builds an entry from the texts of its elements, and its lists. */
export function itemOf(
  fields: ReadonlyMap<string, string>,
  lists: Pick<WxrItem, 'terms' | 'meta' | 'comments' | 'otherMeta'>,
): WxrItem {
  const item = { ...emptyItem, ...lists };
  const named = [...fields].flatMap(([element, text]) => {
    const name = textNames.get(element);
    return name === undefined ? [] : [[name, text] as const];
  });
  return Object.assign(item, Object.fromEntries(named));
}

const emptyItem: WxrItem = {
  id: '',
  type: '',
  status: '',
  title: '',
  link: '',
  name: '',
  parent: '',
  order: '',
  creator: '',
  password: '',
  content: '',
  excerpt: '',
  date: '',
  dateGmt: '',
  modifiedGmt: '',
  attachmentUrl: '',
  terms: [],
  meta: [],
  comments: 0,
  otherMeta: 0,
};
