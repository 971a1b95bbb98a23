import type { Project } from '@vitrin/contract/kinds/project';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { excerpt } from '@vitrin/contract/text/turkish';
import type { CreativeWork, WithContext } from 'schema-dts';
import { absolute, context, organisationId } from '../companyData.ts';
import { summaryCharacters } from './summaryCharacters.ts';

/** A project that the company has built. */
export const projectData = (project: Project, origin: string): WithContext<CreativeWork> => ({
  '@context': context,
  '@type': 'CreativeWork',
  name: project.title,
  description: project.shortDescription || excerpt(project.description, summaryCharacters),
  url: `${origin}${sitePaths.project(project)}`,
  inLanguage: siteLanguage,
  creator: { '@id': organisationId(origin) },
  ...(project.category !== '' && { genre: project.category }),
  ...(project.images.length > 0 && {
    image: project.images.map((image) => ({
      '@type': 'ImageObject',
      contentUrl: absolute(image, origin),
      ...(image.alt && { name: image.alt }),
    })),
  }),
});
