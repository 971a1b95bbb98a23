import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { classes } from '../../../elements/classes.ts';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { siteText } from '@vitrin/ui/text/website/site';
import { grid, grounds, wrap } from '../../../theme/layout.css.ts';
import { note } from '../../../theme/type.css.ts';
import { FittedName } from '../FittedName/FittedName.tsx';
import { serviceLinks } from '../menu.ts';
import { phoneHref } from '../phone.ts';
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

/** Who the company is, where everything stands and how to reach it, at the end of every public page. */
export function Footer(props: FooterProps) {
  const { siteInfo, company, services, year } = props;
  const { footerDescription } = siteInfo;
  const social = socialLinks(siteInfo);
  return (
    <footer className={classes(grounds.ink, css.footer)}>
      {siteInfo.footerImage !== null && (
        <div className={css.band}>
          <Picture image={siteInfo.footerImage} sizes="100vw" fill />
        </div>
      )}
      <div className={classes(wrap, css.body)}>
        <div className={classes(grid, css.columns)}>
          {footerDescription !== '' && <p className={css.about}>{footerDescription}</p>}
          <QuickMenu services={services} />
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
}

/** How to reach the company; nothing where nothing is known. */
function Ways({ siteInfo }: { siteInfo: SiteInfo }) {
  const { address, phone, email } = siteInfo;
  if (address === '' && phone === '' && email === '') return null;
  return (
    <div className={css.contact}>
      <h2 className={classes(note, css.heading)}>{frame.contact}</h2>
      <address className={css.address}>
        {address !== '' && <span className={css.lines}>{address}</span>}
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
    </div>
  );
}
