import type { Load } from '@vitrin/contract/load';
import type { Service, ServiceBasic } from '@vitrin/contract/kinds/service';
import type { ProjectSummary } from '@vitrin/contract/kinds/project';
import { quoteLink, sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { RichText } from '../../elements/RichText/RichText.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { siteRichText } from '@vitrin/ui/text/website/siteRichText';
import { grid, wrap } from '../../theme/layout.css.ts';
import { DetailOpening } from '../parts/DetailOpening/DetailOpening.tsx';
import { serviceImage } from '../parts/serviceImage.ts';
import { ProjectTeasers } from '../parts/ProjectTeasers/ProjectTeasers.tsx';
import { projectsAddress } from '../parts/projectsAddress.ts';
import { ServiceLinks } from '../parts/ServiceLinks/ServiceLinks.tsx';
import { ServicePictures } from './ServicePictures.tsx';
import { ServiceQuestions } from './ServiceQuestions.tsx';
import { ServiceSteps } from './ServiceSteps.tsx';
import { ServiceFailed } from './ServiceFailed.tsx';
import * as css from './ServiceScreen.css.ts';
import { ServiceSkeleton } from './ServiceSkeleton.tsx';

export type ServiceScreenProps = {
  service: Load<Service>;
  /** All services, for the list next to the text. */
  services: readonly ServiceBasic[];
  /** The first projects that belong to it. */
  projects?: readonly ProjectSummary[];
};

const { service: text } = sitePagesText;

/** One service: its picture, its text, and links to the others. */
export function ServiceScreen(props: ServiceScreenProps) {
  const { service, services } = props;
  if (service.status === 'loading') return <ServiceSkeleton services={services} />;
  if (service.status === 'failed') return <ServiceFailed error={service.error} onRetry={service.retry} />;
  const { id, path, title, subtitle, description, steps, faq, furtherImages, textPictures } = service.data;
  return (
    <article>
      <DetailOpening
        image={serviceImage(service.data)}
        breadcrumb={{
          label: text.breadcrumb,
          parents: [{ href: sitePaths.services(), label: text.parent }],
          current: title,
        }}
        title={title}
        subtitle={subtitle}
      />
      <div className={classes(wrap, grid, css.body)}>
        <div className={css.side}>
          <ServiceLinks services={services} current={service.data} />
        </div>
        <div className={css.content}>
          <RichText html={description} pictures={textPictures} words={siteRichText} />
          <div className={css.action}>
            <ButtonLink href={quoteLink({ service: path })} arrow={<Icon name="arrow" />}>
              {siteText.action.quote}
            </ButtonLink>
          </div>
        </div>
      </div>
      {furtherImages.length > 0 && <ServicePictures key={id} title={title} pictures={furtherImages} />}
      {steps.length > 0 && <ServiceSteps steps={steps} />}
      {faq.length > 0 && <ServiceQuestions faq={faq} />}
      <ProjectTeasers
        title={text.projects}
        projects={props.projects ?? []}
        all={{ label: text.allProjects, href: projectsAddress({ service: path }) }}
      />
    </article>
  );
}
