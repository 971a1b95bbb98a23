import type { ApiClient } from '@vitrin/api-client/client';
import type { About } from '@vitrin/contract/pages/about';
import type { Image } from '@vitrin/contract/files/image';
import type { HomePage } from '@vitrin/contract/pages/home';
import { emptyHomePage } from '@vitrin/contract/pages/homeDefaults';
import { type Load, ready } from '@vitrin/contract/load';
import type { Figure } from '@vitrin/contract/kinds/figure';
import type { PostSummary } from '@vitrin/contract/kinds/post';
import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import type { ServiceSummary } from '@vitrin/contract/kinds/service';
import type { Reference } from '@vitrin/contract/kinds/reference';
import type { Voice } from '@vitrin/contract/kinds/voice';
import { limits } from '@vitrin/contract/limits';
import type { TeamPage } from '@vitrin/contract/pages/teamPage';
import { textOfHtml } from '@vitrin/contract/text/turkish';
import type { HomeSection } from '@vitrin/ui/site/homeOutline';
import { shownSections } from '@vitrin/ui/site/shownSections';
import { isPlaceFact } from '@vitrin/ui/site/projectFacts';
import { withDrawing } from '@vitrin/ui/site/withDrawing';
import type { ReadSource } from '../data.ts';
import { source } from '../reads.ts';

/**
 * Loads all parts of the home page in parallel; each may fail independently. Fields that are not displayed are dropped:
 * the data of a page goes into its HTML, which a visitor waits for.
 */
export async function readHome(client: ApiClient) {
  const [home, about, services, team, projects, posts, figures, references, voices] = await Promise.all([
    source(client.homePage.read()),
    source(client.about.read().then(aboutTeaser)),
    // One more than are shown, to know whether there are more.
    source(client.services.list({ query: { pageSize: limits.homeServices + 1 } }).then(servicesOfIndex)),
    source(client.teamPage.read({ query: { pageSize: limits.homeMembers } }).then(teamOfStrip)),
    source(client.projects.list({ query: { pageSize: limits.homeProjects } }).then(projectsOfWall)),
    source(client.posts.list({ query: { pageSize: limits.homePosts } }).then(postsOfRow)),
    source(client.figures.list({ query: { pageSize: limits.shownFigures } }).then(figuresOfBand)),
    source(client.references.list({ query: { pageSize: limits.shownReferences } }).then(referencesOfStrip)),
    source(client.voices.list({ query: { pageSize: limits.shownVoices } }).then(voicesOfBand)),
  ]);
  return {
    home: home.of,
    about: about.of,
    services: services.of,
    team: team.of,
    projects: projects.of,
    posts: posts.of,
    figures: figures.of,
    references: references.of,
    voices: voices.of,
  };
}

/** The data of the home page. */
export type HomeReads = Awaited<ReturnType<typeof readHome>>;

/** What a visitor's first page needs besides its HTML: its interactive parts, and the list of sections. */
export type HomeStartReads = Pick<HomeReads, 'home' | 'services' | 'figures'> & {
  sections: readonly HomeSection[];
};

/** The same data, without the texts of static sections. */
export function homeStart(reads: HomeReads): HomeStartReads {
  const { home, services, figures } = reads;
  return {
    home: home instanceof Promise || !home.ok ? home : { ok: true, data: homeOfStart(home.data) },
    services,
    figures,
    sections: sectionsOf(reads),
  };
}

/** The banner, and the texts of interactive sections. A later slide shows a colour until its picture has loaded. */
const homeOfStart = (home: HomePage): HomePage => ({
  ...emptyHomePage,
  title: home.title,
  subtitle: home.subtitle,
  titleDescription: home.titleDescription,
  images: home.images.map((image, index) => (index === 0 ? image : { ...image, placeholder: undefined })),
  servicesTitle: home.servicesTitle,
  servicesDescription: home.servicesDescription,
});

/** The displayed sections, if everything has loaded. */
function sectionsOf(reads: HomeReads): readonly HomeSection[] {
  return shownSections({
    home: loadOf(reads.home),
    about: loadOf(reads.about),
    services: loadOf(reads.services),
    team: loadOf(reads.team),
    projects: loadOf(reads.projects),
    posts: loadOf(reads.posts),
    figures: loadOf(reads.figures),
    references: loadOf(reads.references),
    voices: loadOf(reads.voices),
  });
}

function loadOf<T>(from: ReadSource<T>): Load<T> {
  if (from instanceof Promise) return { status: 'loading' };
  return from.ok ? ready(from.data) : { status: 'failed', error: from.message, retry: () => undefined };
}

/** A picture below the first view: its colour is the placeholder, not its blurred copy. */
const later = <Shown extends { image: Image | null }>(shown: Shown) => ({
  ...shown,
  image: shown.image && { ...shown.image, id: undefined, placeholder: undefined },
});

const each =
  <Entry, Shown>(shownOf: (entry: Entry) => Shown) =>
  (entries: readonly Entry[]): Shown[] =>
    entries.map(shownOf);

/** The projects of the picture wall, which shows the place among their facts and no description. */
export const projectsOfWall = each((project: ProjectSummary) => {
  const { id, path, title, category, image, additionalInfo, additionalInfoPairs: pairs } = project;
  const place = pairs.find(isPlaceFact);
  return later({
    id,
    path,
    title,
    category,
    shortDescription: '',
    image,
    // An API without an order only has the facts as an object.
    additionalInfo: pairs.length > 0 ? null : additionalInfo,
    additionalInfoPairs: place === undefined ? [] : [place],
  });
});

/** The services of the numbered index. */
export const servicesOfIndex = each((service: ServiceSummary) => {
  const { id, path, title, icon, shortDescription, image } = service;
  // The index shows one of the two.
  const subtitle = shortDescription === '' ? service.subtitle : '';
  return later(withDrawing({ id, path, title, icon, subtitle, shortDescription, image }));
});

/** The members of the strip of portraits. */
const teamOfStrip = ({ crews }: TeamPage) => ({
  crews: crews.slice(0, limits.homeMembers).map(later),
});

/** The posts of the editorial row. */
export const postsOfRow = each((post: PostSummary) => {
  const { id, path, title, category, excerpt, content, details, image, date, publishDate, createdAt } = post;
  return later({ id, path, title, category, excerpt, content, details, image, date, publishDate, createdAt });
});

/** The testimonials, with small pictures. */
const voicesOfBand = each((voice: Voice) => later(voice));

/** The figures as displayed. */
const figuresOfBand = each(({ id, value, unit, title }: Figure) => ({ id, value, unit, title }));

/** The references, whose logos are small pictures. */
const referencesOfStrip = each((reference: Reference) => later(reference));

/** The beginning of the about page, from which its teaser is cut. */
export const aboutTeaser = (about: About) =>
  later({
    title: about.title,
    description: beginningOf(about.description, limits.aboutTeaserCharacters),
    image: about.image,
  });

const blockEnd = /(?<=<\/(?:p|h[1-6]|ul|ol|blockquote|figure|table)>)/;

/** The first blocks of an HTML text with more than `characters` of text: an excerpt of them equals one of the whole. */
export function beginningOf(html: string, characters: number): string {
  let read = 0;
  let beginning = '';
  for (const block of html.split(blockEnd)) {
    beginning += block;
    read += textOfHtml(block).length;
    if (read > characters) break;
  }
  return beginning;
}
