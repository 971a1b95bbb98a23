import { zodResolver } from '@hookform/resolvers/zod';
import { isShortMapLink, mapAddress } from '@vitrin/contract/links/mapAddress';
import { type SiteInfo, type SiteInfoDraft, siteInfoDraft } from '@vitrin/contract/settings/siteInfo';
import { Controller } from 'react-hook-form';
import { Switch } from '../../elements/Switch/Switch.tsx';
import { TextField } from '../../elements/TextField/TextField.tsx';
import { adminSettingsText } from '../../text/panelText.ts';
import { forgiving } from '../parts/Editing/forgiving.ts';
import { FormGroup } from '../parts/FormGroup/FormGroup.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type PreviewedPages, SettingsPreview } from './SettingsPreview.tsx';
import { type SettingsFields, type SettingsReports, useSettingsForm } from './useSettingsForm.ts';

type Fields = Pick<SiteInfoDraft, 'mapEnabled' | 'mapUrl'>;

export type MapTabProps = SettingsReports<Fields, SiteInfo> & { siteInfo: SiteInfo; site: PreviewedPages };

const fields: SettingsFields<Fields> = {
  get names() {
    return { mapEnabled: adminSettingsText.map.enabled, mapUrl: adminSettingsText.map.url };
  },
  rules: forgiving(zodResolver(siteInfoDraft.pick({ mapEnabled: true, mapUrl: true })), (typed) => ({
    ...typed,
    mapUrl: mapAddress(typed.mapUrl),
  })),
};

const valuesOf = ({ mapEnabled, mapUrl }: SiteInfo): Fields => ({ mapEnabled, mapUrl });

/** The map on the contact page. Its address is kept while the map is off. */
export function MapTab(props: MapTabProps) {
  const { map: text, tabs } = adminSettingsText;
  const state = useSettingsForm(fields, props.siteInfo, valuesOf, props);
  const { mapUrl: mapTyped } = state.values;
  const off = !state.values.mapEnabled;

  function hint(): string {
    if (off) return text.urlOff;
    return isShortMapLink(mapTyped) ? text.urlShort : text.urlHint;
  }

  return (
    <SettingsForm
      state={state}
      heading={tabs.map}
      lede={text.lede}
      preview={
        <SettingsPreview
          site={props.site}
          page="contact"
          siteInfo={{ ...state.values, mapUrl: mapAddress(mapTyped) }}
        />
      }
    >
      <FormGroup number={1} title={text.group}>
        <Controller
          control={state.form.control}
          name="mapEnabled"
          render={({ field }) => (
            <Switch
              label={text.enabled}
              word={field.value ? text.on : text.off}
              on={field.value}
              onFlip={field.onChange}
            />
          )}
        />
        <TextField
          {...state.field('mapUrl')}
          hint={hint()}
          type="url"
          disabled={off}
          autoComplete="off"
          spellCheck={false}
        />
      </FormGroup>
    </SettingsForm>
  );
}
