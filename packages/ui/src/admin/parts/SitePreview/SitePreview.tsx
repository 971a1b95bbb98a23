import type { Palette } from '@vitrin/contract/settings/palette';
import type { ServiceBasic } from '@vitrin/contract/kinds/service';
import type { VoicedProject } from '@vitrin/contract/kinds/voice';
import type { SiteInfo } from '@vitrin/contract/settings/siteInfo';
import type { ReactNode } from 'react';
import { SiteFrame } from '../../../site/SiteFrame/SiteFrame.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { ThemeScope } from '../../../theme/ThemeScope.tsx';
import { PreviewPane } from '../PreviewPane/PreviewPane.tsx';

/** The site's data for a previewed page. */
export type SiteFacts = {
  siteInfo: SiteInfo;
  palette: Palette;
  services: readonly ServiceBasic[];
  /** The active projects, for forms that offer them. */
  projects?: readonly VoicedProject[];
  /** The website's public host and port, such as "example.com". */
  host: string;
  year: number;
};

export type SitePreviewProps = {
  site: SiteFacts;
  /** The preview's accessible name. */
  title: string;
  /** The page's path on the website. */
  path: string;
  /** Whether the page starts with a picture behind the header. */
  overPicture: boolean;
  /** Its status, if it is not visible to visitors. */
  status?: string | undefined;
  children: ReactNode;
};

/** A public page as visitors would see it, in the stored colours, while it is being edited. */
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
