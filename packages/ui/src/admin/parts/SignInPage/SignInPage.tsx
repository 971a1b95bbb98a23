import type { ReactNode } from 'react';
import { SignInFrame } from '../SignInFrame/SignInFrame.tsx';
import * as frame from '../SignInFrame/SignInFrame.css.ts';
import * as css from './SignInPage.css.ts';

export type SignInPageProps = {
  title: string;
  /** Of the browser's window, where the page's own is another. */
  windowTitle?: string;
  lede?: ReactNode;
  children: ReactNode;
};

/** A page beside the sign-in: what is done before one has a session. */
export function SignInPage({ title, windowTitle = title, lede, children }: SignInPageProps) {
  return (
    <SignInFrame title={windowTitle}>
      <div className={frame.column}>
        <div className={css.intro}>
          <h1 className={css.heading}>{title}</h1>
          {lede !== undefined && <div className={css.lede}>{lede}</div>}
        </div>
        {children}
      </div>
    </SignInFrame>
  );
}
