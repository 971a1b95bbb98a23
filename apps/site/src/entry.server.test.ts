import { limits } from '@vitrin/contract/limits';
import { about } from '@vitrin/mocks/fixtures/about';
import { homePage } from '@vitrin/mocks/fixtures/home';
import { posts } from '@vitrin/mocks/fixtures/posts';
import { projectDetails } from '@vitrin/mocks/fixtures/projects';
import { services } from '@vitrin/mocks/fixtures/services';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import type { InProcessCall } from '@vitrin/contract/rendering/rendering';
import { filledParts } from '@vitrin/contract/settings/siteInfo';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { expect, test, vi } from 'vitest';
import { createRenderer } from './entry.server.tsx';

const origin = 'https://ornek.example';
const assetsFor = () => ({ entry: '/entry.js', page: '/page.js', styles: ['/page.css'], modules: [] });

/** An API that handles the given calls and is down for all others. */
const apiWith =
  (answers: Record<string, unknown>): InProcessCall =>
  async ({ url }) => {
    const path = url.replace(/^\/api/, '');
    const known = path in answers;
    return {
      status: known ? 200 : 503,
      headers: {},
      body: JSON.stringify(known ? answers[path] : { message: 'The store does not answer' }),
    };
  };

async function read(answers: Record<string, unknown>, path: string) {
  const render = createRenderer({ call: apiWith(answers), assetsFor });
  const page = await render(new Request(origin + path), origin);
  return { html: '', location: '', ...page };
}

const frame = {
  '/site-info': siteInfo,
  [`/service/basic?pageSize=${limits.menuServices + 1}`]: services,
};

test.each([
  ['/', 'Site verileri yüklenemedi'],
  ['/hakkimizda', 'Bu sayfa yüklenemedi'],
  ['/ekibimiz', 'Ekip yüklenemedi'],
  ['/hizmetlerimiz', 'Hizmetler yüklenemedi'],
  ['/projelerimiz', 'Bir hata oluştu: The store does not answer'],
  ['/projelerimiz/kiyi', 'Proje detayları yüklenemedi.'],
  ['/foto-galeri', 'Fotoğraflar yüklenemedi'],
  ['/video-galeri', 'Videolar yüklenemedi'],
  ['/blog', 'Blog yazıları yüklenirken bir hata oluştu.'],
  ['/blog/az', 'Yazı yüklenemedi'],
  ['/ara?q=az', 'Arama şu anda yapılamıyor'],
  ['/iletisim', '<form'],
  // Whether there is such a page is not known.
  ['/insaat-hizmeti', sitePagesText.unavailable.title],
  // Nothing of these is read, so that they would be those of a site without content.
  ['/ara', sitePagesText.unavailable.title],
  ['/theme-demo', sitePagesText.unavailable.title],
])('while nothing at all can be read, %s is a designed 503: %s', async (path, text) => {
  const page = await read({}, path);
  expect(page.status).toBe(503);
  expect(page.html).toContain(text);
  expect(page.html).toContain('<main');
});

test.each(['/* styles */', '<style id="styles">'])(
  'a search for %s leaves the styles where they are',
  async (q) => {
    const render = createRenderer({
      call: apiWith({ ...frame }),
      assetsFor: () => ({ ...assetsFor(), usedStyles: () => '.a{color:red}' }),
    });
    const page = await render(new Request(`${origin}/ara?q=${encodeURIComponent(q)}`), origin);
    const html = 'html' in page ? page.html : '';
    expect(html).toContain('<style id="styles">.a{color:red}</style>');
    expect(/<title>[^<]*<\/title>/.exec(html)?.[0]).toContain('styles');
    expect(html.split('.a{color:red}')).toHaveLength(2);
  },
);

test('a form sent without JavaScript keeps its values while the API is away', async () => {
  const render = createRenderer({ call: apiWith({}), assetsFor });
  const body = new URLSearchParams({ name: 'Işıl', email: 'isil@ornek.example', message: 'Merhaba' });
  const page = {
    html: '',
    ...(await render(new Request(`${origin}/iletisim`, { method: 'POST', body }), origin)),
  };
  expect(page.status).toBe(503);
  expect(page.html).toContain('isil@ornek.example');
});

const everything: Readonly<Record<string, unknown>> = {
  ...frame,
  '/home-page': homePage,
  '/about': about,
  '/privacy-notice': { content: '<p>Metin.</p>' },
};

test.each([
  ['/', '/home-page'],
  ['/hakkimizda', '/about'],
  ['/aydinlatma-metni', '/privacy-notice'],
  ['/iletisim', '/site-info'],
  ['/teklif-al', '/site-info'],
])('%s is shown as a 503 while %s cannot be read', async (path, main) => {
  expect((await read(everything, path)).status).toBe(200);
  const { [main]: _unread, ...others } = everything;
  const page = await read(others, path);
  expect(page.status).toBe(503);
  expect(page.html).toContain('<footer');
});

test('if parts of the home page cannot be read, the others are shown', async () => {
  const page = await read({ ...frame, '/home-page': homePage }, '/');
  expect(page.status).toBe(200);
  expect(page.html).toContain(homePage.title);
  expect(page.html).toContain(siteInfo.companyName);
});

const readHome = (filled: object, home: object) =>
  read({ ...frame, '/site-info': { ...siteInfo, filled }, '/home-page': home }, '/');

test('a site without content is one page that says so, until there is some', async () => {
  const blank = { ...homePage, title: '', titleDescription: '', images: [] };
  const filled = Object.fromEntries(Object.keys(filledParts.shape).map((part) => [part, false]));
  const empty = await readHome(filled, blank);
  expect(empty.status).toBe(200);
  expect(empty.html).toContain(sitePagesText.soon.lead);
  for (const shown of [
    await readHome({ ...filled, services: true }, blank),
    await readHome(filled, homePage),
  ])
    expect(shown.html).not.toContain(sitePagesText.soon.lead);
});

test('a list that cannot be read is a 503, and a page beyond its last a 404', async () => {
  expect((await read(frame, '/blog')).status).toBe(503);
  const firstPosts = { ...frame, [`/blog?page=1&pageSize=${limits.pagePosts}`]: posts.slice(0, 2) };
  const shown = await read(firstPosts, '/blog');
  expect(shown.status).toBe(200);
  expect(shown.html).toContain(posts[0]?.title);
  const beyond = { ...frame, [`/blog?page=2&pageSize=${limits.pagePosts}`]: posts.slice(0, 2) };
  expect((await read(beyond, '/blog?sayfa=2')).status).toBe(404);
});

/** A page of a site whose API answers one call with the given status. */
async function readRefused(refused: string, status: number, path: string) {
  const known = apiWith(frame);
  const render = createRenderer({
    call: async (request) =>
      request.url.startsWith(`/api${refused}`)
        ? { status, headers: {}, body: '{"message":"Invalid request"}' }
        : known(request),
    assetsFor,
  });
  return { html: '', ...(await render(new Request(origin + path), origin)) };
}

test.each([
  ['/blog?', '/blog/tag/%00'],
  ['/projects?', '/projelerimiz?hizmet=%00'],
])('a list of %s with an impossible filter is a 404, not an outage', async (call, path) => {
  expect((await readRefused(call, 400, path)).status).toBe(404);
  for (const status of [429, 500, 503]) expect((await readRefused(call, status, path)).status).toBe(503);
});

const ofWords = 'category=Kendi+s%C3%B6z%C3%BCm';
test.each([
  ['/blog', `/blog?page=1&pageSize=${limits.pagePosts}&${ofWords}`, posts[0]],
  ['/projelerimiz', `/projects?page=1&pageSize=${limits.pageProjects}&${ofWords}`, projectDetails[0]],
])('a category of %s that nothing has is hidden from search engines', async (list, call, entry) => {
  const page = `${list}?kategori=${encodeURIComponent('Kendi sözüm')}`;
  const noindex = '<meta name="robots" content="noindex"/>';
  const [empty, found] = [
    await read({ ...frame, [call]: [] }, page),
    await read({ ...frame, [call]: [entry] }, page),
  ];
  expect([empty.status, found.status]).toEqual([200, 200]);
  expect(empty.html).toContain(noindex);
  expect(found.html).not.toContain(noindex);
});

test('a service that moved is a permanent redirect, an unknown one a 404', async () => {
  const [service] = services;
  const moved = await read({ ...frame, '/service/by-path?path=%2Feski': service }, '/eski');
  expect(moved).toMatchObject({ status: 301, location: service?.path });
  const missing = await readRefused('/service/by-path', 404, '/yok');
  expect(missing.status).toBe(404);
  expect(missing.html).toContain('Bu sayfa bulunamadı');
});

test.each([
  ['post', '/blog', posts[0]],
  ['project', '/projelerimiz', projectDetails[0]],
])('the id of a %s redirects permanently to its readable address', async (_kind, list, entry) => {
  const { id = '', path = '' } = entry ?? {};
  const calls = list === '/blog' ? '/blog' : '/projects';
  const api = {
    ...frame,
    [`${calls}/by-path?path=${id}`]: entry,
    [`${calls}/by-path?path=${path}`]: entry,
    [`${calls}/by-path?path=3`]: { ...entry, id: '3', path: '' },
  };
  expect(await read(api, `${list}/${id}`)).toMatchObject({ status: 301, location: `${list}/${path}` });
  const shown = await read(api, `${list}/${path}`);
  expect(shown.status).toBe(200);
  expect(shown.html).toContain(`<link rel="canonical" href="${origin}${list}/${path}"/>`);
  const plain = await read(api, `${list}/3`);
  expect(plain.status).toBe(200);
  expect(plain.html).toContain(`<link rel="canonical" href="${origin}${list}/3"/>`);
});

test('a visitor without scripts who sends too many messages gets a message in Turkish, with every text kept', async () => {
  const render = createRenderer({
    call: async (request) =>
      request.method === 'POST'
        ? { status: 429, headers: {}, body: '{"message":"Too many attempts. Please try again in 1 minute"}' }
        : apiWith({ ...frame, '/site-info': { ...siteInfo, contactDelivery: 'inbox' } })(request),
    assetsFor,
  });
  const body = new URLSearchParams({ name: 'Işıl', email: 'isil@ornek.example', message: 'Merhaba' });
  const page = {
    html: '',
    ...(await render(new Request(`${origin}/iletisim`, { method: 'POST', body }), origin)),
  };
  expect(page.status).toBe(429);
  expect(page.html).toContain('Kısa sürede birkaç mesaj gönderdiniz.');
  expect(page.html).toContain('isil@ornek.example');
  expect(page.html).not.toContain('Too many');
});

test('a page’s canonical address uses the origin that visitors use', async () => {
  const page = await read({ ...frame, '/home-page': homePage }, '/');
  expect(page.html).toContain(`<link rel="canonical" href="${origin}/"/>`);
  expect(page.html).toContain(`property="og:image" content="${origin}/paylasim/site.jpg"`);
});

test('texts for search results are in the head of the page', async () => {
  const [service] = services;
  const sharing = {
    metaTitle: 'Taş ev yapımı',
    metaDescription: 'Urla’da taş ev.',
    shareImage: '/api/images/0123456789abcdef0123456789abcdef.webp',
    noindex: true,
  };
  const answers = (of: object) => ({
    ...frame,
    [`/service/by-path?path=${encodeURIComponent(service?.path ?? '')}`]: { ...service, ...of },
  });
  const written = await read(answers(sharing), service?.path ?? '');
  for (const tag of [
    '<title>Taş ev yapımı</title>',
    '<meta name="description" content="Urla’da taş ev."/>',
    '<meta name="robots" content="noindex"/>',
    `<meta property="og:image" content="${origin}/paylasim/0123456789abcdef0123456789abcdef.webp.jpg"/>`,
  ])
    expect(written.html).toContain(tag);
  const plain = await read(answers({ image: null }), service?.path ?? '');
  expect(plain.html).toContain(`property="og:image" content="${origin}/paylasim/sayfa${service?.path}.jpg"`);
  const derived = await read(answers({}), service?.path ?? '');
  expect(derived.html).toContain(`<title>${service?.title} | ${siteInfo.companyName}</title>`);
  expect(derived.html).not.toContain('name="robots"');
});

test('the focal point of a picture is in the address of its card, and in its crops on the page', async () => {
  const [service] = services;
  const url = '/api/images/0123456789abcdef0123456789abcdef.jpg';
  const focused = { url, width: 1_600, height: 900, focalPoint: { x: 0.3, y: 0.65 } };
  const html = async (image: object) => {
    const path = `/service/by-path?path=${encodeURIComponent(service?.path ?? '')}`;
    return (await read({ ...frame, [path]: { ...service, image } }, service?.path ?? '')).html;
  };
  const whole = await html(focused);
  expect(whole).toContain(`content="${origin}/paylasim/0123456789abcdef0123456789abcdef.jpg-30-65.jpg"`);
  expect(whole).toMatch(/:30% 65%/);
  const framed = await html({ ...focused, crops: { card: { x: 0.5, y: 0.5 }, wide: { x: 1, y: 0 } } });
  expect(framed).toContain(`content="${origin}/paylasim/0123456789abcdef0123456789abcdef.jpg.jpg"`);
  expect(framed).toMatch(/:100% 0%/);
});

test.each([
  ['an address of no kind', '/eski.html?id=3', '/eski.html'],
  ['a missing project', '/projelerimiz/eski', '/projelerimiz/eski'],
])('a redirect of %s is permanent', async (_name, address, path) => {
  const lost = { [`/search/lost?path=${encodeURIComponent(path)}`]: { near: [], movedTo: '/iletisim' } };
  const known = apiWith({ ...frame, ...lost });
  const render = createRenderer({
    call: async (request) =>
      /by-path|around/.test(request.url)
        ? { status: 404, headers: {}, body: '{"message":"Not found"}' }
        : known(request),
    assetsFor,
  });
  expect(await render(new Request(origin + address), origin)).toMatchObject({
    status: 301,
    location: '/iletisim',
  });
});

test('the year in the footer is that of Turkey', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T21:30:00Z'), toFake: ['Date'] });
  expect((await read(everything, '/hakkimizda')).html).toContain('© 2027');
});

test.each(['/%0A', '/%0D', '/yok%E2%80%A8', '/blog%0A', '/hakkimizda/%0a', '/blog/etiket/%E2%80%A9'])(
  'a line break in the address %s makes it one of a missing page, or of a redirect',
  async (address) => {
    const asked = `/search/lost?path=${encodeURIComponent(address)}`;
    const missing = await read({ ...frame, [asked]: { near: [] } }, address);
    expect([missing.status, missing.html.includes(sitePagesText.notFound.title)]).toEqual([404, true]);
    const moved = await read({ ...frame, [asked]: { near: [], movedTo: '/iletisim' } }, address);
    expect([moved.status, moved.location]).toEqual([301, '/iletisim']);
  },
);
