import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteText } from '@vitrin/ui/text/website/site';
import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { ButtonLink } from '../../elements/Button/Button.tsx';
import { classes } from '../../elements/classes.ts';
import { Icon } from '../../elements/Icon/Icon.tsx';
import { grid, grounds, wrap } from '../../theme/layout.css.ts';
import { headings, lead } from '../../theme/type.css.ts';
import { phoneHref } from '../parts/phoneLinks.ts';
import * as css from './ComingSoonScreen.css.ts';

export type ComingSoonScreenProps = {
  siteInfo: Pick<SiteInfo, 'companyName' | 'phone' | 'email' | 'address'>;
};

const { soon: text } = sitePagesText;

/** The home page of a website without content: the company's name, and how to reach it. */
export function ComingSoonScreen(props: ComingSoonScreenProps) {
  const { companyName, phone, email, address } = props.siteInfo;
  const isReachable = phone !== '' || email !== '' || address !== '';
  return (
    <section className={classes(grounds.ink, css.ground)}>
      <div className={classes(wrap, grid, css.body)}>
        <div className={css.words}>
          <p className={css.when}>{companyName === '' ? text.when : text.title}</p>
          <h1 className={classes(headings.display, css.title)}>{companyName || text.title}</h1>
          <p className={classes(lead, css.lead)}>{isReachable ? `${text.lead} ${text.reach}` : text.lead}</p>
          <ButtonLink href={sitePaths.contact()} tone="primary" arrow={<Icon name="arrow" />}>
            {siteText.menu.contact}
          </ButtonLink>
        </div>
        {isReachable && (
          <address className={css.ways}>
            {address !== '' && <p className={css.lines}>{address}</p>}
            {phone !== '' && (
              <a className={css.link} href={phoneHref(phone)}>
                {phone}
              </a>
            )}
            {email !== '' && (
              <a className={css.link} href={`mailto:${email}`}>
                {email}
              </a>
            )}
          </address>
        )}
      </div>
    </section>
  );
}
