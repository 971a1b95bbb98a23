import type { HomePage } from './home.ts';

/** The home page before its texts were entered; the five titles are those of product 5.13. */
export const emptyHomePage: HomePage = {
  title: '',
  subtitle: '',
  titleDescription: '',
  images: [],
  whyUsTitle: 'Why Choose Us',
  whyUsDescription: '',
  whyUsList: [],
  servicesTitle: 'Our Services',
  servicesDescription: '',
  crewTitle: 'Our Team',
  crewDescription: '',
  projectsTitle: 'Our Projects',
  projectsDescription: '',
  latestNewsTitle: 'Latest News',
  latestNewsDescription: '',
};
