import type { ReactNode } from 'react';
import { adminText } from '../../../text/panelText.ts';
import { Mark } from '../Mark/Mark.tsx';
import { ShopWindow } from './ShopWindow.tsx';
import * as css from './SignInFrame.css.ts';

export type SignInFrameProps = {
  /** Of the browser's window. */
  title: string;
  children: ReactNode;
};

/** Pages without a session: a form next to a shop window. */
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
