import type { Palette } from '@vitrin/contract/palette';
import { ready } from '@vitrin/contract/load';
import type { Image } from '@vitrin/contract/image';
import type { Service, ServiceBasic, ServiceFields } from '@vitrin/contract/service';
import { sitePaths } from '@vitrin/contract/sitePaths';
import type { SiteInfo } from '@vitrin/contract/siteInfo';
import { type Control, useWatch } from 'react-hook-form';
import { ServiceScreen } from '../../site/ServiceScreen/ServiceScreen.tsx';
import { SiteFrame } from '../../site/SiteFrame/SiteFrame.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { PreviewPane } from '../parts/PreviewPane/PreviewPane.tsx';

/** What surrounds a page of the public site in its preview. */
export type SiteFacts = {
  siteInfo: SiteInfo;
  palette: Palette;
  services: readonly ServiceBasic[];
  /** Host and port that visitors use, such as "example.com". */
  host: string;
  year: number;
};

export type ServicePreviewProps = {
  control: Control<ServiceFields>;
  /** The stored service; null while there is none. */
  service: Service | null;
  image: Image | null;
  site: SiteFacts;
};

const text = adminFormsText.service;
const newId = 'new';
const beforeSaving = '1970-01-01T00:00:00.000Z';

/** The public page of the service as it stands in the form. */
export function ServicePreview(props: ServicePreviewProps) {
  const { service, site } = props;
  const fields = useWatch({ control: props.control, compute: (values: ServiceFields) => values });
  const shown: Service = {
    id: newId,
    displayOrder: site.services.length + 1,
    createdAt: beforeSaving,
    updatedAt: beforeSaving,
    ...service,
    ...fields,
    title: fields.title || text.untitled,
    path: fields.path === sitePaths.home() ? sitePaths.serviceBySlug(newId) : fields.path,
    status: fields.active ? 'active' : 'inactive',
    image: props.image,
  };
  const others = site.services.filter(({ id, path }) => id !== shown.id && path !== shown.path);
  const place = site.services.findIndex(({ id }) => id === shown.id);
  const services = others.toSpliced(place < 0 ? others.length : place, 0, shown);
  return (
    <PreviewPane
      title={text.previewTitle}
      note={adminFormsText.livePreview.whileTyping}
      address={`${site.host}${fields.path}`}
    >
      <ThemeScope palette={site.palette}>
        <SiteFrame
          siteInfo={site.siteInfo}
          services={services}
          currentPath={shown.path}
          year={site.year}
          overPicture
          preloader="done"
        >
          <ServiceScreen service={ready(shown)} services={services} />
        </SiteFrame>
      </ThemeScope>
    </PreviewPane>
  );
}
