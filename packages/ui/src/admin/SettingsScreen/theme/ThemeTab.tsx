import { zodResolver } from '@hookform/resolvers/zod';
import {
  defaultPalette,
  type Palette,
  type PaletteKey,
  paletteKeys,
} from '@vitrin/contract/settings/palette';
import { longHex, samePalette, themeColors } from '@vitrin/contract/settings/theme';
import { limits } from '@vitrin/contract/limits';
import { RotateCcw } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../../elements/Button/Button.tsx';
import { ColorField } from '../../../elements/ColorField/ColorField.tsx';
import { ConfirmDialog } from '../../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { Notice } from '../../../elements/Notice/Notice.tsx';
import { PassingNotice } from '../../../elements/PassingNotice/PassingNotice.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import { deriveTheme } from '../../../theme/derive.ts';
import type { LiveColors } from '../../../theme/liveColors.ts';
import { startFrom } from '../../../theme/startFrom.ts';
import { verdictOn, whiteOn } from '../../../theme/verdict.ts';
import { changesOf, type EditedFields, type Keeping } from '../../parts/Editing/editing.ts';
import { EditingForm } from '../../parts/Editing/EditingForm.tsx';
import { useEditing } from '../../parts/Editing/useEditing.ts';
import { isCode, sameColor, shownPalette, typedCode } from './colorCodes.ts';
import { ColorFiles } from './ColorFiles.tsx';
import { QuickColors } from './QuickColors.tsx';
import type { SiteContent } from '../../parts/PublicPage/PublicPage.tsx';
import { ThemePreview } from '../../parts/ThemePreview/ThemePreview.tsx';
import * as css from './ThemeTab.css.ts';
import { ratioInWords, VerdictBadge } from './VerdictBadge.tsx';

/** The outcome of saving or resetting the colours. */
type Ended = { status: 'saved'; item: Palette } | { status: 'failed'; failure: 'saveFailed' | 'resetFailed' };

export type ThemeTabProps = Keeping & {
  palette: Palette;
  content: SiteContent;
  /** Saves the changed colours of a palette; resolves to all that are stored, or undefined if the server refused. */
  onSave: (change: Partial<Palette>, palette: Palette) => Promise<Palette | undefined>;
  /** Stores the default colours; resolves to whether the server accepted them. */
  onReset: () => Promise<boolean>;
};

const readable = 4.5;

const colors: EditedFields<Palette> = {
  name: 'color',
  get names() {
    const { colors: text } = adminFormsText.theme;
    return {
      primaryColor: text.primaryColor.name,
      secondaryColor: text.secondaryColor.name,
      accentColor: text.accentColor.name,
      bgLightSage: text.bgLightSage.name,
      borderColor: text.borderColor.name,
      greyColor: text.greyColor.name,
      blackColor: text.blackColor.name,
      whiteColor: text.whiteColor.name,
    };
  },
  rules: zodResolver(themeColors),
  same: sameColor,
  beside: () => adminFormsText.theme.wrongCode,
};

/** The eight colours of the website next to a preview of the home page; nothing is stored until it is saved. */
export function ThemeTab(props: ThemeTabProps) {
  const text = adminFormsText.theme;
  const state = useEditing<Palette, Palette, Ended>(colors, {
    ...props,
    item: props.palette,
    valuesOf: (palette) => palette,
    save: async (codes, _version, palette) =>
      ended(await props.onSave(changesOf(colors, codes, palette), palette), 'saveFailed'),
  });
  const { form, values: codes, outcome } = state;
  const shown = useShownPalette(codes);
  const [asking, setAsking] = useState(false);
  const tokens = useMemo(() => deriveTheme(shown), [shown]);
  const previewed = useDeferredValue(shown);
  const live = useRef<LiveColors>(null);
  const white = whiteOn(shown.primaryColor);

  const type = (key: PaletteKey, code: string) =>
    form.setValue(key, typedCode(code), { shouldDirty: true, shouldValidate: state.submitted });

  /** A colour was typed, or dragged and released. */
  function choose(key: PaletteKey, code: string) {
    live.current?.settle(shownPalette({ ...codes, [key]: typedCode(code) }, shown));
    type(key, code);
  }

  function take(palette: Palette) {
    for (const key of paletteKeys) type(key, palette[key]);
  }

  return (
    <EditingForm
      state={state}
      label={text.heading}
      underTabs
      preview={<ThemePreview palette={previewed} live={live} content={props.content} />}
      save={text.save}
      notice={outcome && <Message outcome={outcome} onGone={state.dismiss} />}
      wrongTitle={text.wrongColors}
      wrong={state.wrong.map(({ name, beside, controlId }) => ({
        message: `${name}: ${beside}`,
        controlId,
      }))}
      discardsAtOnce
      head={
        <div className={css.lede}>
          <div className={css.head}>
            <h2 className={css.heading}>{text.heading}</h2>
            <Button
              tone="plain"
              icon={<RotateCcw size={16} aria-hidden />}
              paused={state.saving}
              onClick={() => setAsking(true)}
            >
              {text.reset}
            </Button>
          </div>
          <p className={css.quiet}>{text.lede}</p>
        </div>
      }
    >
      <div className={css.quick}>
        <QuickColors onChoose={(color) => take(startFrom(codes, color))} />
      </div>
      <div className={css.colors}>
        {paletteKeys.map((key) => {
          const { name, use } = text.colors[key];
          return (
            <ColorField
              key={key}
              {...state.about(key)}
              name={name}
              keyName={key}
              hint={use}
              value={codes[key]}
              swatch={longHex(shown[key])}
              texts={{ pick: text.pick(name), code: text.code(name) }}
              onDrag={(color) => live.current?.show({ ...shown, [key]: color })}
              onChange={(code) => choose(key, code)}
            >
              <VerdictBadge verdict={isCode(codes[key]) ? verdictOn(key, shown, tokens) : undefined} />
            </ColorField>
          );
        })}
      </div>
      <p className={css.note}>{white < readable ? text.darkTextNote(ratioInWords(white)) : text.clearNote}</p>
      <ColorFiles palette={shown} />
      <ConfirmDialog
        open={asking && !state.saving}
        question={text.resetQuestion}
        detail={text.resetDetail}
        confirmLabel={text.resetConfirm}
        cancelLabel={adminFormsText.cancel}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      />
    </EditingForm>
  );

  function reset() {
    state.send(defaultPalette, async () =>
      ended((await props.onReset()) ? defaultPalette : undefined, 'resetFailed'),
    );
  }
}

const ended = (item: Palette | undefined, failure: 'saveFailed' | 'resetFailed'): Ended =>
  item === undefined ? { status: 'failed', failure } : { status: 'saved', item };

/** The palette to show: each colour's last valid value. */
function useShownPalette(codes: Palette): Palette {
  const [shown, setShown] = useState(codes);
  const next = shownPalette(codes, shown);
  if (!samePalette(next, shown)) setShown(next);
  return shown;
}

function Message({ outcome, onGone }: { outcome: Ended; onGone: () => void }) {
  const text = adminFormsText.theme;
  return outcome.status === 'saved' ? (
    <PassingNotice title={text.applied} stays={limits.successBannerMs} onGone={onGone} />
  ) : (
    <Notice tone="bad" announced="atOnce" title={text[outcome.failure]} />
  );
}
