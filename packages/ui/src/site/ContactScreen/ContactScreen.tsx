import { type Place, placeOf } from '@vitrin/contract/links/coordinates';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import { classes } from '../../elements/classes.ts';
import { siteContactText as text } from '@vitrin/ui/text/website/siteContact';
import { grid, wrap } from '../../theme/layout.css.ts';
import { PageHead } from '../parts/PageHead/PageHead.tsx';
import { ContactForm, type ContactFormProps } from './ContactForm.tsx';
import { OpeningHours } from './OpeningHours.tsx';
import { ContactMap } from './ContactMap.tsx';
import * as css from '../parts/SentForm/FormPage.css.ts';
import { ContactWays } from '../parts/ContactWays/ContactWays.tsx';

export type ContactScreenProps = { siteInfo: SiteInfo; form: Omit<ContactFormProps, 'hasNotice' | 'notice'> };

/** How to reach the company: the form next to the address, phone, e-mail and map. */
export function ContactScreen(props: ContactScreenProps) {
  const { siteInfo, form } = props;
  const { mapEnabled, mapUrl } = siteInfo;
  return (
    <>
      <PageHead title={text.title} subtitle={text.subtitle} />
      <div className={classes(wrap, grid, css.body)}>
        <div className={css.form}>
          <ContactForm
            {...form}
            hasNotice={siteInfo.contactDelivery !== undefined}
            notice={siteInfo.notice}
          />
        </div>
        <div className={css.side}>
          <div>
            <ContactWays siteInfo={siteInfo} directions={directionsTo(placeOf(siteInfo))} />
            <OpeningHours hours={siteInfo.openingHours ?? []} />
          </div>
          {mapEnabled && mapUrl !== '' && <ContactMap url={mapUrl} address={siteInfo.address} />}
        </div>
      </div>
    </>
  );
}

/** Opens the maps app on a phone, and a website elsewhere. */
const directionsTo = (place: Place | undefined): string | undefined =>
  place && `https://www.google.com/maps/dir/?api=1&destination=${place.latitude},${place.longitude}`;
