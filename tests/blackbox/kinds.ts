/** One kind of content, as its calls reach it. */
export type Kind = {
  name: string;
  /** Where it is added and read; `admin` and `visitor` answer lists, or an object with `crews`. */
  create: string;
  admin: string;
  visitor: string;
  at: (id: string) => string;
  update: (id: string) => string;
  toggle: (id: string) => string;
  image?: (id: string) => string;
  reorder?: string;
  body: Readonly<Record<string, unknown>>;
  /** The field that holds its title, and those that a form must send. */
  title: 'title' | 'name';
  required: readonly string[];
};

/** Found by nobody else's content. */
export const mark = 'Deneme Işıklığı';
const description = '<p>Bu kayıt bir denemedir.</p>';

/** All kinds of content that live by themselves. Gallery pictures begin with an upload and are tried apart. */
export const kinds: readonly Kind[] = [
  {
    name: 'service',
    create: '/service',
    admin: '/service/admin',
    visitor: '/service',
    at: (id) => `/service/${id}`,
    update: (id) => `/service/${id}`,
    toggle: (id) => `/service/${id}/toggle`,
    image: (id) => `/service/image/${id}`,
    reorder: '/service/reorder',
    body: { title: mark, path: `/deneme-${Date.now().toString(36)}`, description },
    title: 'title',
    required: ['title', 'path', 'description'],
  },
  {
    name: 'project',
    create: '/projects',
    admin: '/projects/admin',
    visitor: '/projects',
    at: (id) => `/projects/${id}`,
    update: (id) => `/projects/${id}`,
    toggle: (id) => `/projects/${id}/toggle`,
    reorder: '/projects/reorder',
    body: { title: mark, shortDescription: 'x', description, additionalInfo: { Yer: 'Urla' } },
    title: 'title',
    required: ['title', 'shortDescription', 'description'],
  },
  {
    name: 'post',
    create: '/blog',
    admin: '/blog/admin',
    visitor: '/blog',
    at: (id) => `/blog/${id}`,
    update: (id) => `/blog/update/${id}`,
    toggle: (id) => `/blog/toggle/${id}`,
    image: (id) => `/blog/image/${id}`,
    body: { title: mark, date: '2026-01-01', excerpt: 'x', details: description, tags: ['deneme'] },
    title: 'title',
    required: ['title', 'excerpt', 'details'],
  },
  {
    name: 'member',
    create: '/crew-members',
    admin: '/crew-members/admin',
    visitor: '/crew-page',
    at: (id) => `/crew-members/${id}`,
    update: (id) => `/crew-members/${id}`,
    toggle: (id) => `/crew-members/toggle/${id}`,
    image: (id) => `/crew-members/image/${id}`,
    reorder: '/crew-members/reorder',
    body: { name: mark, position: 'x', email: 'deneme@ornek.example' },
    title: 'name',
    required: ['name', 'position'],
  },
  {
    name: 'reason',
    create: '/why-us',
    admin: '/why-us',
    visitor: '/why-us/public',
    at: (id) => `/why-us/${id}`,
    update: (id) => `/why-us/${id}`,
    toggle: (id) => `/why-us/${id}/toggle-active`,
    reorder: '/why-us/reorder',
    body: { title: mark, description: 'x' },
    title: 'title',
    required: ['title', 'description'],
  },
];
