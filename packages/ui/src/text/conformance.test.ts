import { limits } from '@vitrin/contract/limits';
import { expect, it } from 'vitest';
import { siteText } from './site.tr.ts';
import { siteBlogText } from './siteBlog.tr.ts';
import { siteContactText as contact } from './siteContact.tr.ts';
import { siteMediaText } from './siteMedia.tr.ts';
import { sitePagesText } from './sitePages.tr.ts';

const asciiLetters: Readonly<Record<string, string>> = {
  ç: 'c',
  Ç: 'C',
  ğ: 'g',
  Ğ: 'G',
  ı: 'i',
  İ: 'I',
  ö: 'o',
  Ö: 'O',
  ş: 's',
  Ş: 'S',
  ü: 'u',
  Ü: 'U',
  '…': '...',
};

/** A text in the letters in which the specification prints it. */
const folded = (text: string): string =>
  text.replaceAll(/[çğıöşüÇĞİÖŞÜ…]/g, (letter) => asciiLetters[letter] ?? letter);

const { menu, home, services, service, action } = siteText;
const { about, home: homeSections } = sitePagesText;
const { blog, post } = siteBlogText;
const { projects, project, lightbox } = siteMediaText;

/** Every public text that the specification quotes, by section, and where it stands in the catalogue. */
const quoted = [
  ['2 header', 'Teklif Al', action.quote],
  ['2 header', 'Kurumsal', menu.company],
  ['2 header', 'Hakkimizda', menu.about],
  ['2 header', 'Ekibimiz', menu.team],
  ['2 header', 'Hizmetler', menu.services],
  ['2 header', 'Projeler', menu.projects],
  ['2 header', 'Multimedya', menu.media],
  ['2 header', 'Foto Galeri', menu.photos],
  ['2 header', 'Blog', menu.blog],
  ['2 header', 'Iletisim', menu.contact],
  ['2 home', 'Hakkimizda', home.about],
  ['2 home', 'Urunlerimiz', home.products],
  ['2 home', 'Devamini Oku', homeSections.readOn],
  ['2 about', 'Hakkimizda', about.title],
  ['2 service', 'Hizmetler', service.parent],
  ['2 service', 'Hizmetlerimiz', service.others],
  ['2 services', 'Hizmetlerimiz', services.title],
  ['2 projects', 'Bir hata olustu: ...', projects.failed('...')],
  ['2 projects', 'Henuz proje bulunamadi.', projects.empty],
  ['2 project', 'Proje Detaylari', project.details],
  ['2 project', 'Proje Gorselleri', project.pictures],
  ['2 project', 'Proje Bulunamadi', project.notFound],
  ['2 gallery', 'Resim yukleniyor...', lightbox.loading],
  ['2 gallery', 'Resim yuklenemedi', lightbox.failed],
  ['2 blog', 'Blog yazilari yuklenirken bir hata olustu.', blog.failed],
  ['2 blog', 'Henuz Blog Yazisi Yok', blog.empty],
  ['2 post', 'Blog Post Not Found', post.notFoundDetail],
  ['5 contact', 'Lutfen gerekli alanlari doldurunuz.', contact.missing],
  ['5 contact', 'Mesajiniz basariyla gonderildi. En kisa surede sizinle iletisime gececegiz.', contact.sent],
  [
    '5 contact',
    'Mesajiniz gonderilirken bir hata olustu. Lutfen daha sonra tekrar deneyiniz.',
    contact.failed,
  ],
  ['5 contact', 'Gonderiliyor...', contact.sending],
  ['8', 'Failed to load site data. Please refresh the page.', home.failedDetail],
  ['8', 'Error loading image: {message}', lightbox.failedDetail('{message}')],
  ['8', 'Failed to load project details', project.notFoundDetail],
  ['8', 'Failed to load blog post details', post.failedDetail],
] as const;

it.each(quoted)('section %s quotes "%s"', (_section, letters, text) => {
  expect(folded(text)).toBe(letters);
});

it('writes the first entry of the menu as two words', () => {
  expect(menu.home.replace(' ', '').toLowerCase()).toBe('anasayfa');
});

it('keeps the numbers of section 9', () => {
  expect(limits).toMatchObject({
    bannerIntervalMs: 5_000,
    preloaderMs: 1_500,
    contactSendMs: 1_000,
    homeServices: 6,
    homeMembers: 4,
    homeProjects: 3,
    homePosts: 3,
    aboutTeaserCharacters: 300,
    blogExcerptCharacters: 120,
    zoomFactor: 2,
  });
});
