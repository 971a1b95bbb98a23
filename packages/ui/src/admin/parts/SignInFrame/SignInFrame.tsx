import type { ReactNode } from 'react';
import { adminText } from '../../../text/panelText.ts';
import { Mark } from '../Mark/Mark.tsx';
import { ShopWindow } from './ShopWindow.tsx';
import * as css from './SignInFrame.css.ts';

export type SignInFrameProps = {
  /** The document title. */
  title: string;
  children: ReactNode;
};

/** The layout of pages without a session: a form next to a drawing of a shop window. */
export function SignInFrame({ title, children }: SignInFrameProps) {
  return (
    <main className={css.screen}>
      <title>{`${title} | ${adminText.product}`}</title>
      <div className={css.side}>
        <Mark />
        {children}
      </div>
      <div className={css.window} aria-hidden>
        <ShopWindow />
      </div>
    </main>
  );
}
