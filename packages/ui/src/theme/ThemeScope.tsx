import type { Palette } from '@vitrin/contract/palette';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { vars } from './contract.css.ts';
import { deriveTheme } from './derive.ts';
import { siteTheme } from './siteTheme.css.ts';

export type ThemeScopeProps = { palette: Palette; children: ReactNode };

/** Shows everything below it with the website's look in a palette; nothing outside of it changes. */
export function ThemeScope(props: ThemeScopeProps) {
  return (
    <div className={siteTheme} style={assignInlineVars(vars.color, deriveTheme(props.palette))}>
      {props.children}
    </div>
  );
}
