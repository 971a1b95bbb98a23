import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import type { PostCardProps } from '../parts/PostCard/PostCard.tsx';
import type { ProjectCardProps } from '../parts/ProjectCard/ProjectCard.tsx';
import type { ServicesIndexProps } from '../parts/ServicesIndex/ServicesIndex.tsx';

const { specimens: text } = siteColorsText;
const moment = '2026-01-15T09:00:00.000Z';

/** A made-up post for the cards. */
export const samplePost: PostCardProps['post'] = {
  id: 'ornek',
  path: '',
  title: text.post.title,
  date: moment.slice(0, 10),
  createdAt: moment,
  excerpt: text.post.excerpt,
  content: '',
  details: '',
  category: text.post.category,
  image: null,
};

/** A made-up project for the cards. */
export const sampleProject: ProjectCardProps['project'] = {
  id: 'ornek',
  path: '',
  title: text.project.title,
  category: text.project.category,
  shortDescription: text.project.excerpt,
  additionalInfo: null,
  additionalInfoPairs: [],
  image: null,
};

/** Made-up services for the numbered list. */
export const sampleServices: ServicesIndexProps['services'] = text.services.map(
  ({ title, summary }, index) => ({
    id: `ornek-${index + 1}`,
    title,
    subtitle: '',
    path: sitePaths.services(),
    shortDescription: summary,
    image: null,
  }),
);
