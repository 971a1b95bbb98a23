import type { ReactNode } from 'react';
import { SignInFrame } from '../SignInFrame/SignInFrame.tsx';
import * as frame from '../SignInFrame/SignInFrame.css.ts';
import * as css from './SignInPage.css.ts';

export type SignInPageProps = {
  title: string;
  /** The document title, if it differs from the page's heading. */
  windowTitle?: string;
  lede?: ReactNode;
  children: ReactNode;
};

/** A page related to signing in, without a session. */
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
