/** An entry of an invented export; absent fields are those of a published post. */
export type ExportedItem = Readonly<Record<string, string>> & { id: string };

const cdata = (text: string): string => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const element = (name: string, text: string): string => `<${name}>${cdata(text)}</${name}>`;

const metaKeys = ['_thumbnail_id', '_wp_attachment_image_alt', '_wp_old_slug', '_of_a_plugin'];

/** An item in WordPress's format. */
export function exportedItem(item: ExportedItem): string {
  const { id, slug = `yazi-${id}`, date = '2019-05-04 10:00:00' } = item;
  const texts = {
    title: item['title'] ?? `Yazı ${id}`,
    link: item['link'] ?? `https://eski.example/2019/05/${slug}/`,
    'dc:creator': 'ayse',
    'content:encoded': item['content'] ?? `Metin ${id}`,
    'excerpt:encoded': item['excerpt'] ?? '',
    'wp:post_id': id,
    'wp:post_date': date,
    'wp:post_date_gmt': item['gmt'] ?? date,
    'wp:post_modified_gmt': item['modified'] ?? '',
    'wp:post_name': slug,
    'wp:status': item['status'] ?? 'publish',
    'wp:post_parent': item['parent'] ?? '0',
    'wp:menu_order': item['order'] ?? '0',
    'wp:post_type': item['type'] ?? 'post',
    'wp:post_password': item['password'] ?? '',
    'wp:attachment_url': item['file'] ?? '',
  };
  const terms = (item['terms'] ?? '').split('|').filter(Boolean);
  const categories = terms.map((term) => {
    const [domain = '', name = ''] = term.split(':');
    return `<category domain="${domain}" nicename="${name.toLowerCase().replaceAll(' ', '-')}">${cdata(name)}</category>`;
  });
  const meta = metaKeys.flatMap((key) =>
    item[key] === undefined
      ? []
      : [`<wp:postmeta>${element('wp:meta_key', key)}${element('wp:meta_value', item[key])}</wp:postmeta>`],
  );
  const comment =
    item['comment'] === undefined
      ? ''
      : `<wp:comment>${element('wp:comment_content', item['comment'])}<wp:commentmeta>${element('wp:meta_key', '_thumbnail_id')}${element('wp:meta_value', '9')}</wp:commentmeta></wp:comment>`;
  const fields = Object.entries(texts).map(([name, text]) => element(name, text));
  return `<item>${fields.join('\n')}${categories.join('')}${meta.join('')}${comment}</item>\n`;
}

/** An export of an invented site. */
export const exportOf = (items: string, before = '<?xml version="1.0" encoding="UTF-8" ?>\n'): string =>
  `${before}<!-- generator="WordPress/6.6" -->
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
<title>Eski</title><link>https://eski.example</link><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>https://eski.example</wp:base_site_url><wp:base_blog_url>https://eski.example</wp:base_blog_url>
<wp:author>${element('wp:author_login', 'ayse')}${element('wp:author_display_name', 'Ayşe Işık')}</wp:author>
${items}</channel></rss>`;
