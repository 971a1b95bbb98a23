import type { ServiceSummary } from '@vitrin/contract/kinds/service';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useState } from 'react';
import { classes } from '../../../elements/classes.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { Link } from '../../../elements/Link/Link.tsx';
import { ordinal } from '../../../elements/ordinal.ts';
import { Picture } from '../../../elements/Picture/Picture.tsx';
import { serviceImage } from '../serviceImage.ts';
import * as css from './ServicesIndex.css.ts';
import type { Box } from '../../../elements/Picture/coverSizes.ts';
import { from } from '../../../theme/breakpoints.ts';
import { columns } from '../pageWidths.ts';

/** A service as the index shows it: with the path of a drawing in place of the icon's name. */
export type IndexedService = Pick<
  ServiceSummary,
  'id' | 'path' | 'title' | 'subtitle' | 'shortDescription' | 'image'
> & { drawing?: string | undefined };

export type ServicesIndexProps = {
  services: readonly IndexedService[];
  ground: 'ink' | 'paper';
  /** The heading level of the titles. */
  titleAs: 'h2' | 'h3';
  /** The number of services on the previous pages. */
  before?: number;
};

/** The number of pictures loaded in advance; a longer list loads the others as services are hovered or focused. */
const readyPictures = 8;

/** Hidden on smaller viewports. */
const stageBoxes: readonly Box[] = [
  { media: from.desktop, width: columns(4), height: 'clamp(420px, 100vh - 124px, 740px)' },
  { width: '1px', ratio: 1 },
];

/** The services as a numbered list, next to the picture of the hovered or focused one. */
export function ServicesIndex(props: ServicesIndexProps) {
  const { services, ground, titleAs: Title, before: earlier = 0 } = props;
  const [{ chosen, before }, setShown] = useState({ chosen: 0, before: 0 });
  const choose = (index: number): void => {
    if (index !== chosen) setShown({ chosen: index, before: chosen });
  };
  const hasPicture = (index: number): boolean =>
    index < readyPictures || Math.abs(index - chosen) <= 1 || index === before;
  return (
    <>
      <ol className={css.list}>
        {services.map((service, index) => {
          const summary = service.shortDescription === '' ? service.subtitle : service.shortDescription;
          return (
            <li key={service.id} className={css.row[ground]}>
              <Link
                href={sitePaths.service(service)}
                className={classes(css.links[ground], index === chosen && css.chosen)}
                onPointerEnter={() => choose(index)}
                onFocus={() => choose(index)}
              >
                <span className={css.number[ground]} aria-hidden="true">
                  {ordinal(earlier + index + 1)}
                </span>
                {service.drawing !== undefined && (
                  <svg className={css.drawing[ground]} viewBox="0 0 48 48" aria-hidden="true">
                    <path d={service.drawing} />
                  </svg>
                )}
                <Title className={css.title[ground]}>{service.title}</Title>
                {summary !== '' && <p className={css.summary[ground]}>{summary}</p>}
                <span className={css.arrow[ground]}>
                  <Icon name="arrow" size="large" />
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <div className={css.place} aria-hidden="true">
        <div className={css.frame[ground]}>
          <div className={css.stage[ground]}>
            {services.map(
              (service, index) =>
                hasPicture(index) && (
                  <div key={service.id} className={classes(css.view, index === chosen && css.viewShown)}>
                    <Picture
                      image={serviceImage(service)}
                      alt=""
                      sizes={stageBoxes}
                      tallOn={from.desktop}
                      frame="wide"
                      fill
                    />
                  </div>
                ),
            )}
          </div>
        </div>
      </div>
    </>
  );
}
