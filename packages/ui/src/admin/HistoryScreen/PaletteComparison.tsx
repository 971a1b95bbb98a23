import type { VersionComparison, VersionRecord } from '@vitrin/contract/history/history';
import { type Palette, paletteKeys } from '@vitrin/contract/settings/palette';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { paletteFrom } from '@vitrin/contract/settings/theme';
import { useMemo } from 'react';
import { PreviewFrame } from '../../elements/PreviewFrame/PreviewFrame.tsx';
import { adminText } from '../../text/panelText.ts';
import { ThemeScope } from '../../theme/ThemeScope.tsx';
import { PublicPage, type SiteContent } from '../parts/PublicPage/PublicPage.tsx';
import * as css from './PaletteComparison.css.ts';
import { type SideNames, Sides } from '../parts/Comparison/Sides.tsx';

export type PaletteComparisonProps = {
  compared: VersionComparison;
  content: SiteContent;
  sides: SideNames;
};

/** The viewport width at which the home page is rendered, in CSS pixels. */
const windowWidth = 1280;

const paletteOf = ({ fields }: VersionRecord): Palette =>
  paletteFrom(
    Object.fromEntries(paletteKeys.map((key) => [key, fields.find(({ name }) => name === key)?.value])),
  );

/** The home page in the colours of both sides. */
export function PaletteComparison({ compared, content, sides }: PaletteComparisonProps) {
  const page = useMemo(() => <PublicPage page="home" content={content} />, [content]);
  const shown = (record: VersionRecord, side: string) => (
    <div className={css.window}>
      <PreviewFrame
        title={`${adminText.dashboard.homePage}: ${side}`}
        lang={siteLanguage}
        width={windowWidth}
      >
        <ThemeScope palette={paletteOf(record)}>{page}</ThemeScope>
      </PreviewFrame>
    </div>
  );
  return (
    <Sides
      sides={sides}
      before={shown(compared.from.record, sides.before)}
      after={shown(compared.to.record, sides.after)}
    />
  );
}
