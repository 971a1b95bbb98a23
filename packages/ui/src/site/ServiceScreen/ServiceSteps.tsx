import type { Service } from '@vitrin/contract/kinds/service';
import { siteServiceText } from '@vitrin/ui/text/website/siteService';
import { headings } from '../../theme/type.css.ts';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import * as css from './ServiceSteps.css.ts';

export type ServiceStepsProps = Pick<Service, 'steps'>;

/** The process of the work, step by step. */
export function ServiceSteps(props: ServiceStepsProps) {
  return (
    <SplitSection number={null} title={siteServiceText.steps} ground="soft">
      <ol className={css.steps}>
        {props.steps.map(({ title, text }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no ids, may be equal, and are only read
          <li key={index} className={css.step}>
            <h3 className={headings.h3}>{title}</h3>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ol>
    </SplitSection>
  );
}
