import type { Image } from '@vitrin/contract/files/image';
import { ready } from '@vitrin/contract/load';
import type { Service, ServiceValues } from '@vitrin/contract/kinds/service';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { ServiceScreen } from '../../site/ServiceScreen/ServiceScreen.tsx';
import { adminFormsText } from '../../text/panelText.ts';
import { beforeSaving, unsavedId } from '../parts/ItemForm/unsaved.ts';
import { type SiteFacts, SitePreview } from '../parts/SitePreview/SitePreview.tsx';
import { shownStatus } from '../parts/statusWord.ts';

export type ServicePreviewProps = {
  fields: ServiceValues;
  /** The stored service; null for a new one. */
  service: Service | null;
  image: Image | null;
  furtherImages: Service['furtherImages'];
  site: SiteFacts;
};

/** The public page of the service with the form's current values. */
export function ServicePreview(props: ServicePreviewProps) {
  const text = adminFormsText.service;
  const { service, site, fields } = props;
  const shown: Service = {
    ...beforeSaving,
    displayOrder: site.services.length + 1,
    ...service,
    ...fields,
    title: fields.title || text.untitled,
    path: fields.path === sitePaths.home() ? sitePaths.serviceBySlug(unsavedId) : fields.path,
    status: fields.active ? 'active' : 'inactive',
    image: props.image,
    furtherImages: props.furtherImages,
  };
  const others = site.services.filter(({ id, path }) => id !== shown.id && path !== shown.path);
  const place = site.services.findIndex(({ id }) => id === shown.id);
  const services = others.toSpliced(place < 0 ? others.length : place, 0, shown);
  return (
    <SitePreview
      site={{ ...site, services }}
      title={text.previewTitle}
      path={shown.path}
      overPicture
      status={shownStatus(fields)}
    >
      <ServiceScreen service={ready(shown)} services={services} />
    </SitePreview>
  );
}
