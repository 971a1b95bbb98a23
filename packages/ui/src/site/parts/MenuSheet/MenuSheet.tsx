import type { Image } from '@vitrin/contract/files/image';
import { useCallback, useRef } from 'react';
import { ButtonLink } from '../../../elements/Button/Button.tsx';
import { classes } from '../../../elements/classes.ts';
import { closeByBack } from '../../../elements/Link/layerHistory.ts';
import { Icon } from '../../../elements/Icon/Icon.tsx';
import { showModalSoon } from '../../../elements/showModalSoon.ts';
import { siteText } from '@vitrin/ui/text/website/site';
import { grounds } from '../../../theme/layout.css.ts';
import { Logo } from '../Logo/Logo.tsx';
import type { HeaderEntry } from '../menu.ts';
import { phoneHref } from '../phoneLinks.ts';
import { quickMenuId } from '../quickMenuId.ts';
import * as css from './MenuSheet.css.ts';
import { SheetMenu } from './SheetMenu.tsx';

export type MenuSheetProps = {
  company: string;
  logo: Image | null;
  entries: readonly HeaderEntry[];
  currentPath: string;
  phone: string;
  email: string;
  /** The address of the quote page. */
  quoteHref: string;
};

const { frame } = siteText;

/** The menu of narrow viewports: a button, and the full-height sheet that it opens over the page. */
export function MenuSheet(props: MenuSheetProps) {
  const { company, logo, entries, currentPath, phone, email, quoteHref } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const attach = useCallback((element: HTMLDialogElement) => {
    dialog.current = element;
    return closeByClick(element);
  }, []);

  return (
    <>
      <button
        type="button"
        className={css.burger}
        aria-label={frame.openMenu}
        aria-haspopup="dialog"
        onClick={() => {
          if (dialog.current === null) return;
          showModalSoon(dialog.current);
          closeByBack(dialog.current);
        }}
      />
      <a className={css.burgerLink} href={`#${quickMenuId}`}>
        {frame.sheet}
      </a>
      <dialog
        key={currentPath}
        ref={attach}
        className={classes(grounds.ink, css.sheet)}
        aria-label={frame.sheet}
      >
        <div className={css.top}>
          <Logo company={company} image={logo} />
          <button type="button" className={css.close} aria-label={frame.closeMenu} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <SheetMenu entries={entries} currentPath={currentPath} />
        <div className={css.foot}>
          <ButtonLink href={quoteHref} tone="primary" wide arrow={<Icon name="arrow" />}>
            {siteText.action.quote}
          </ButtonLink>
          <div className={css.reach}>
            {phone !== '' && (
              <a className={css.reachLink} href={phoneHref(phone)}>
                {phone}
              </a>
            )}
            {email !== '' && (
              <a className={css.reachLink} href={`mailto:${email}`}>
                {email}
              </a>
            )}
          </div>
        </div>
      </dialog>
    </>
  );
}

/** Closes a dialog on a click on its backdrop or on a link in it; Escape and the focus trap are native. */
function closeByClick(dialog: HTMLDialogElement): () => void {
  const close = ({ target }: MouseEvent) => {
    if (target === dialog || (target instanceof Element && target.closest('a') !== null)) dialog.close();
  };
  dialog.addEventListener('click', close);
  return () => dialog.removeEventListener('click', close);
}
