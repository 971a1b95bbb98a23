import type { Service } from '@vitrin/contract/kinds/service';
import { siteServiceText } from '@vitrin/ui/text/website/siteService';
import { classes } from '../../elements/classes.ts';
import { Disclosure } from '../../elements/Disclosure/Disclosure.tsx';
import { headings } from '../../theme/type.css.ts';
import { SplitSection } from '../parts/SplitSection/SplitSection.tsx';
import * as css from './ServiceQuestions.css.ts';

export type ServiceQuestionsProps = Pick<Service, 'faq'>;

/** Frequently asked questions about a service; the answers are collapsible, also without JavaScript. */
export function ServiceQuestions(props: ServiceQuestionsProps) {
  return (
    <SplitSection number={null} title={siteServiceText.questions} ground="paper">
      <ul className={css.questions}>
        {props.faq.map(({ question, answer }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- questions have no ids, may be equal, and are only read
          <li key={index} className={css.question}>
            <Disclosure
              look="row"
              label={<span className={classes(headings.h3, css.asked)}>{question}</span>}
            >
              <p className={css.answer}>{answer}</p>
            </Disclosure>
          </li>
        ))}
      </ul>
    </SplitSection>
  );
}
