import { placeOf } from '@vitrin/contract/links/coordinates';
import { openDaysOf, type Weekday } from '@vitrin/contract/settings/openingHours';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import type { DayOfWeek, LocalBusiness, OpeningHoursSpecification, WithContext } from 'schema-dts';
import { absolute, companyNameOf, context, organisationId } from '../companyData.ts';

const dayNames = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
} as const satisfies Record<Weekday, DayOfWeek>;

/** The company: how it is reached, where it is, and when it is open. */
export function companyData(siteInfo: SiteInfo, origin: string): WithContext<LocalBusiness> {
  const place = placeOf(siteInfo);
  const hours = hoursOf(siteInfo);
  return {
    '@context': context,
    '@type': 'LocalBusiness',
    '@id': organisationId(origin),
    url: `${origin}/`,
    name: companyNameOf(siteInfo),
    ...(siteInfo.phone !== '' && { telephone: siteInfo.phone }),
    ...(siteInfo.email !== '' && { email: siteInfo.email }),
    ...(siteInfo.address !== '' && {
      address: { '@type': 'PostalAddress', streetAddress: siteInfo.address, addressCountry: 'TR' },
    }),
    ...(place !== undefined && { geo: { '@type': 'GeoCoordinates', ...place } }),
    ...(siteInfo.mapUrl !== '' && { hasMap: siteInfo.mapUrl }),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(siteInfo.footerDescription !== '' && { description: siteInfo.footerDescription }),
    ...(siteInfo.logo && {
      logo: absolute(siteInfo.logo, origin),
      image: absolute(siteInfo.logo, origin),
    }),
    sameAs: [
      siteInfo.facebook,
      siteInfo.twitter,
      siteInfo.instagram,
      siteInfo.youtube,
      siteInfo.linkedin,
    ].filter((address) => address !== ''),
  };
}

/** The days of each row with the same opening times. */
const hoursOf = ({ openingHours = [] }: SiteInfo): OpeningHoursSpecification[] =>
  openDaysOf(openingHours).flatMap(({ days, times }) =>
    times.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((day) => dayNames[day]),
      opens,
      closes,
    })),
  );
