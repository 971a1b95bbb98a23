import type { Post } from '@vitrin/contract/kinds/post';
import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import type { Service } from '@vitrin/contract/kinds/service';
import { sitePaths } from '@vitrin/contract/sitePaths';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';

const { specimens: text } = siteColorsText;
const moment = '2026-01-15T09:00:00.000Z';
const common = { active: true, createdAt: moment, updatedAt: moment };

/** A made-up post for the cards. */
export const samplePost: Post = {
  ...common,
  id: 'ornek',
  title: text.post.title,
  date: moment.slice(0, 10),
  excerpt: text.post.excerpt,
  content: '',
  details: '',
  author: '',
  category: text.post.category,
  tags: [],
  image: null,
};

/** A made-up project for the cards. */
export const sampleProject: ProjectSummary = {
  ...common,
  id: 'ornek',
  title: text.project.title,
  category: text.project.category,
  shortDescription: text.project.excerpt,
  description: '',
  status: 'active',
  additionalInfo: null,
  additionalInfoPairs: [],
  displayOrder: 1,
  image: null,
  images: [],
};

const serviceOf = (title: string, shortDescription: string, displayOrder: number): Service => ({
  ...common,
  id: `ornek-${displayOrder}`,
  title,
  subtitle: '',
  path: sitePaths.services(),
  icon: '',
  shortDescription,
  description: '',
  status: 'active',
  displayOrder,
  image: null,
});

/** Made-up services for the numbered list. */
export const sampleServices: readonly Service[] = text.services.map(({ title, summary }, index) =>
  serviceOf(title, summary, index + 1),
);
