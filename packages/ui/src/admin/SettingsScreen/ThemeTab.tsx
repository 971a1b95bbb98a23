import { paletteKeys } from '@vitrin/contract/palette';
import { longHex } from '@vitrin/contract/theme';
import { limits } from '@vitrin/contract/limits';
import { RotateCcw } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../elements/Button/Button.tsx';
import { ColorField } from '../../elements/ColorField/ColorField.tsx';
import { ConfirmDialog } from '../../elements/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorSummary } from '../../elements/ErrorSummary/ErrorSummary.tsx';
import { Notice } from '../../elements/Notice/Notice.tsx';
import { PassingNotice } from '../../elements/PassingNotice/PassingNotice.tsx';
import { SaveBar } from '../../elements/SaveBar/SaveBar.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { deriveTheme } from '../../theme/derive.ts';
import { startFrom } from '../../theme/startFrom.ts';
import { verdictOn, whiteOn } from '../../theme/verdict.ts';
import { EditorLayout } from '../parts/EditorLayout/EditorLayout.tsx';
import { DraftNotice } from '../parts/ItemForm/notices.tsx';
import { isCode } from './colorCodes.ts';
import { ColorFiles } from './ColorFiles.tsx';
import { QuickColors } from './QuickColors.tsx';
import type { SiteContent } from './PublicPage.tsx';
import { ThemePreview } from './ThemePreview.tsx';
import * as css from './ThemeTab.css.ts';
import { type ThemeFormInput, type ThemeMessage, useThemeForm } from './useThemeForm.ts';
import { ratioInWords, VerdictBadge } from './VerdictBadge.tsx';

export type ThemeTabProps = ThemeFormInput & { content: SiteContent };

const text = adminFormsText.theme;
const readable = 4.5;

/** The eight colours of the website with the home page beside them; nothing is kept until it is saved. */
export function ThemeTab(props: ThemeTabProps) {
  const form = useThemeForm(props);
  const [asking, setAsking] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const tokens = useMemo(() => deriveTheme(form.shown), [form.shown]);
  const previewed = useDeferredValue(form.shown);
  const dirty = form.changed.length > 0;
  const white = whiteOn(form.shown.primaryColor);

  return (
    <EditorLayout
      label={text.heading}
      even
      underTabs
      onSubmit={form.submit}
      preview={<ThemePreview palette={previewed} content={props.content} />}
      foot={
        <SaveBar
          status={form.saving ? adminFormsText.saveBar.saving : standing(dirty)}
          detail={
            dirty
              ? adminFormsText.saveBar.fields(form.changed.map((key) => text.colors[key].name))
              : undefined
          }
          changed={dirty}
          saving={form.saving}
          texts={{ ...adminFormsText.saveBar, save: text.save }}
          notice={form.message && <Message message={form.message} onGone={form.dismiss} />}
          saveButton={saveButton}
          onDiscard={form.discard}
        />
      }
    >
      <div className={css.lede}>
        <div className={css.head}>
          <h2 className={css.heading}>{text.heading}</h2>
          <Button tone="plain" icon={<RotateCcw size={16} aria-hidden />} onClick={() => setAsking(true)}>
            {text.reset}
          </Button>
        </div>
        <p className={css.quiet}>{text.lede}</p>
      </div>
      {form.offer && (
        <div className={css.errors}>
          <DraftNotice
            {...form.offer}
            detail={adminFormsText.draft.typed(form.offer.when)}
            onAnswered={() => saveButton.current?.focus()}
          />
        </div>
      )}
      <QuickColors onChoose={(color) => form.take(startFrom(form.codes, color))} />
      {form.wrong.length > 0 && (
        <div className={css.errors}>
          <ErrorSummary
            title={text.wrongColors}
            errors={form.wrong.map((key) => ({
              message: `${text.colors[key].name}: ${text.wrongCode}`,
              controlId: `color-${key}`,
            }))}
          />
        </div>
      )}
      <div className={css.colors}>
        {paletteKeys.map((key) => {
          const { name, use } = text.colors[key];
          return (
            <ColorField
              key={key}
              id={`color-${key}`}
              name={name}
              keyName={key}
              hint={use}
              value={form.codes[key]}
              swatch={longHex(form.shown[key])}
              error={form.wrong.includes(key) ? text.wrongCode : undefined}
              texts={{ pick: text.pick(name), code: text.code(name) }}
              onChange={(code) => form.type(key, code)}
            >
              <VerdictBadge
                verdict={isCode(form.codes[key]) ? verdictOn(key, form.shown, tokens) : undefined}
              />
            </ColorField>
          );
        })}
      </div>
      <p className={css.note}>{white < readable ? text.darkTextNote(ratioInWords(white)) : text.clearNote}</p>
      <ColorFiles palette={form.shown} />
      <ConfirmDialog
        open={asking}
        question={text.resetQuestion}
        detail={text.resetDetail}
        confirmLabel={text.resetConfirm}
        cancelLabel={adminFormsText.cancel}
        onConfirm={form.reset}
        onClose={() => setAsking(false)}
      />
    </EditorLayout>
  );
}

const standing = (dirty: boolean): string =>
  dirty ? adminFormsText.saveBar.unsaved : adminFormsText.saveBar.saved;

function Message(props: { message: ThemeMessage; onGone: () => void }) {
  const { message, onGone } = props;
  return message === 'applied' ? (
    <PassingNotice title={text.applied} stays={limits.successBannerMs} onGone={onGone} />
  ) : (
    <Notice tone="bad" announced="atOnce" title={text[message]} />
  );
}
