import type { Palette } from '@vitrin/contract/palette';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, useMemo } from 'react';
import { vars } from './contract.css.ts';
import { deriveTheme } from './derive.ts';
import { siteTheme } from './siteTheme.css.ts';

export type ThemeScopeProps = { palette: Palette; children: ReactNode };

/** Shows everything below it with the website's look in a palette; nothing outside of it changes. */
export function ThemeScope(props: ThemeScopeProps) {
  const { palette, children } = props;
  const colors = useMemo(() => assignInlineVars(vars.color, deriveTheme(palette)), [palette]);
  return (
    <div className={siteTheme} style={colors}>
      {children}
    </div>
  );
}
