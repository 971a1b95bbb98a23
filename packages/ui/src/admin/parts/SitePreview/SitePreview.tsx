import type { Palette } from '@vitrin/contract/settings/palette';
import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { VoicedProject } from '@vitrin/contract/kinds/voice';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../../site/SiteFrame/SiteFrame.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { ThemeScope } from '../../../theme/ThemeScope.tsx';
import { PreviewPane } from '../PreviewPane/PreviewPane.tsx';

/** The site around a previewed page. */
export type SiteFacts = {
  siteInfo: SiteInfo;
  palette: Palette;
  services: readonly ServiceBasic[];
  /** The active projects, for forms that offer them. */
  projects?: readonly VoicedProject[];
  /** Host and port that visitors use, such as "example.com". */
  host: string;
  year: number;
};

export type SitePreviewProps = {
  site: SiteFacts;
  /** Names the preview for those who cannot see it. */
  title: string;
  /** The page's path on the website. */
  path: string;
  /** Whether the page starts with a picture under the header. */
  overPicture: boolean;
  /** Its status, if visitors do not see it. */
  status?: string | undefined;
  /** The page. */
  children: ReactNode;
};

/** A public page as visitors would see it, in the stored colours, while it is being written. */
export function SitePreview(props: SitePreviewProps) {
  const { site, path } = props;
  return (
    <PreviewPane
      title={props.title}
      note={adminFormsText.livePreview.whileTyping}
      address={`${site.host}${path}`}
      status={props.status}
    >
      <ThemeScope palette={site.palette}>
        <SiteFrame
          siteInfo={site.siteInfo}
          services={site.services}
          currentPath={path}
          year={site.year}
          overPicture={props.overPicture}
          preloader="done"
        >
          {props.children}
        </SiteFrame>
      </ThemeScope>
    </PreviewPane>
  );
}
