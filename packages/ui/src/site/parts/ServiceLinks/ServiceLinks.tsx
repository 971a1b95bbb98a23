import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useId } from 'react';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { ordinal } from '../../../elements/ordinal.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import * as css from './ServiceLinks.css.ts';

export type ServiceLinksProps = {
  services: readonly ServiceBasic[];
  /** The service whose page is open; it is listed also beyond the end of a long list. */
  current?: ServiceBasic;
};

/**
 * The services as a list next to one of them, the open one highlighted; a long list ends with a link to all of them.
 */
export function ServiceLinks(props: ServiceLinksProps) {
  const heading = useId();
  const { services, current } = props;
  const first = services.slice(0, limits.menuServices);
  const isBeyond = current !== undefined && !first.some(({ id }) => id === current.id);
  return (
    <nav aria-labelledby={heading}>
      <h2 id={heading} className={css.heading}>
        {sitePagesText.service.others}
      </h2>
      <ul>
        {(isBeyond ? [...first, current] : first).map((service, index) => (
          <li key={service.id} className={css.item}>
            <Link
              href={sitePaths.service(service)}
              className={css.link}
              aria-current={service.id === current?.id ? 'page' : undefined}
            >
              <span className={css.number} aria-hidden="true">
                {index < first.length && ordinal(index + 1)}
              </span>
              {service.title}
              <span className={css.arrow}>
                <Icon name="arrow" size="small" />
              </span>
            </Link>
          </li>
        ))}
        {services.length > limits.menuServices && (
          <li className={css.item}>
            <Link href={sitePaths.services()} className={css.link}>
              {siteText.action.allServices}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
