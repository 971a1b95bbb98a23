import type { PageHeadFacts } from '@vitrin/contract/rendering/pageHead';
import type { Sharing } from '@vitrin/contract/kinds/sharing';
import { adminFormsText } from '../../../text/panelText.ts';
import type { FieldControls } from '../Editing/editing.ts';
import { FormGroup } from '../FormGroup/FormGroup.tsx';
import type { SiteFacts } from '../SitePreview/SitePreview.tsx';
import { SearchResult } from './SearchResult.tsx';
import type { SharingForm } from './sharingControls.tsx';

export type SharingFieldsProps = {
  /** The group's position in the form. */
  number: number;
  state: Pick<SharingForm, 'about' | 'values'>;
  controls: FieldControls<Sharing>;
  site: SiteFacts;
  /** The path of the page. */
  path: string;
  /** The page's own texts. */
  page: Required<Pick<PageHeadFacts, 'page' | 'description'>>;
};

const names = ['metaTitle', 'metaDescription', 'shareImage', 'noindex'] as const satisfies (keyof Sharing)[];

/** The collapsible group about search results and shared links, with a preview of a search result. */
export function SharingFields(props: SharingFieldsProps) {
  const { controls, site, state } = props;
  const wrong = names.some((name) => state.about(name).error !== undefined);
  return (
    <FormGroup number={props.number} title={adminFormsText.sharing.group} folding={wrong ? 'open' : 'shut'}>
      <SearchResult
        head={{ ...props.page, companyName: site.siteInfo.companyName, sharing: state.values }}
        host={site.host}
        path={props.path}
        hidden={state.values.noindex}
      />
      {controls.metaTitle}
      {controls.metaDescription}
      {controls.shareImage}
      {controls.noindex}
    </FormGroup>
  );
}
