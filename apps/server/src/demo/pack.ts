import type { HomePage } from '@vitrin/contract/home';
import type { ServiceDraft } from '@vitrin/contract/service';
import type { SiteInfoDraft } from '@vitrin/contract/siteInfo';

/** A drawn picture of the demo: its file under `demo/pictures` and what it shows. */
export type DemoPicture = { file: string; alt: string };

/** A whole invented company, as the first start writes it into an empty store. */
export type DemoPack = {
  siteInfo: SiteInfoDraft;
  home: Omit<HomePage, 'images' | 'whyUsList'>;
  slider: readonly DemoPicture[];
  services: readonly (ServiceDraft & { picture: DemoPicture })[];
};
