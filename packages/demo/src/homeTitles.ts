import type { HomePage } from '@vitrin/contract/pages/home';

/** The titles of the home page's sections that suit any company: those of each pack, and of a site that was set up. */
export const homeTitles = {
  whyUsTitle: 'Neden Biz?',
  servicesTitle: 'Hizmetlerimiz',
  crewTitle: 'Ekibimiz',
  projectsTitle: 'Projelerimiz',
  latestNewsTitle: 'Son Yazılar',
} as const satisfies Partial<HomePage>;
