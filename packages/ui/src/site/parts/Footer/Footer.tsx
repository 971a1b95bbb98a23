import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { memo } from 'react';
import { classes } from '../../../elements/classes.ts';
import { Link } from '../../../elements/Link/Link.tsx';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { siteText } from '@vitrin/ui/text/website/site';
import { grid, grounds, wrap } from '../../../theme/layout.css.ts';
import { note } from '../../../theme/type.css.ts';
import { breakableEmail } from '../breakableEmail.tsx';
import { FittedName } from '../FittedName/FittedName.tsx';
import { serviceLinks } from '../menu.ts';
import { phoneHref, phonesOf } from '../phoneLinks.ts';
import * as css from './Footer.css.ts';
import { LinkList } from './LinkList.tsx';
import { QuickMenu } from './QuickMenu.tsx';
import { socialLinks } from './socialLinks.ts';

export type FooterProps = {
  siteInfo: SiteInfo;
  company: string;
  services: readonly ServiceBasic[];
  year: number;
};

const { frame, menu } = siteText;
const bandBoxes = [{ width: '100vw', height: 'clamp(120px, 20.8vw, 400px)' }] as const;

/** The company, its pages and contact details, at the bottom of every public page. */
export const Footer = memo(function Footer(props: FooterProps) {
  const { siteInfo, company, services, year } = props;
  const { footerDescription } = siteInfo;
  const social = socialLinks(siteInfo);
  return (
    <footer className={classes(grounds.ink, css.footer)}>
      {siteInfo.footerImage !== null && (
        <div className={css.band}>
          <Picture image={siteInfo.footerImage} sizes={bandBoxes} frame="wide" fill />
        </div>
      )}
      <div className={classes(wrap, css.body)}>
        <div className={classes(grid, css.columns)}>
          {footerDescription !== '' && <p className={css.about}>{footerDescription}</p>}
          <QuickMenu services={services} filled={siteInfo.filled} />
          {services.length > 0 && (
            <nav className={css.services} aria-label={menu.services}>
              <h2 className={classes(note, css.heading)}>{menu.services}</h2>
              <LinkList links={serviceLinks(services)} />
            </nav>
          )}
          <Ways siteInfo={siteInfo} />
        </div>
        <div className={css.sign}>
          <FittedName>{company}</FittedName>
        </div>
        <div className={css.base}>
          <p>{frame.copyright(year, company)}</p>
          {siteInfo.filled?.privacy === true && (
            <Link className={css.link} href={sitePaths.privacy()}>
              {frame.privacy}
            </Link>
          )}
          {social.length > 0 && (
            <ul className={css.social} aria-label={frame.social}>
              {social.map(({ label, href }) => (
                <li key={label}>
                  <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  );
});

/** The company's contact details; renders nothing if there are none. */
function Ways({ siteInfo }: { siteInfo: SiteInfo }) {
  const { address, email } = siteInfo;
  const phones = phonesOf(siteInfo);
  if (address === '' && phones.length === 0 && email === '') return null;
  return (
    <div className={css.contact}>
      <h2 className={classes(note, css.heading)}>{menu.contact}</h2>
      <address className={css.address}>
        {address !== '' && <span className={css.lines}>{address}</span>}
        {phones.map(({ label, number }) => (
          <a key={number} className={css.link} href={phoneHref(number)}>
            {label === '' ? number : `${label}: ${number}`}
          </a>
        ))}
        {email !== '' && (
          <a className={css.link} href={`mailto:${email}`}>
            {breakableEmail(email)}
          </a>
        )}
      </address>
    </div>
  );
}
