import type { Service } from '@vitrin/contract/kinds/service';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { excerpt } from '@vitrin/contract/text/turkish';
import type { FAQPage, Service as ServiceThing, WithContext } from 'schema-dts';
import { absolute, context, organisationId } from '../companyData.ts';
import { summaryCharacters } from './summaryCharacters.ts';

/** A service that the company offers. */
export const serviceData = (service: Service, origin: string): WithContext<ServiceThing> => ({
  '@context': context,
  '@type': 'Service',
  name: service.title,
  description: service.shortDescription || excerpt(service.description, summaryCharacters),
  url: `${origin}${sitePaths.service(service)}`,
  provider: { '@id': organisationId(origin) },
  ...(service.image && { image: absolute(service.image, origin) }),
});

/** The frequently asked questions about a service. */
export const questionsData = (service: Service, origin: string): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  '@id': `${origin}${sitePaths.service(service)}#faq`,
  mainEntity: service.faq.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
