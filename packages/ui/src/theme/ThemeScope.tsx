import type { Palette } from '@vitrin/contract/settings/palette';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { vars } from './contract.css.ts';
import { deriveTheme } from './derive.ts';
import { type LiveColors, liveColors } from './liveColors.ts';
import { siteTheme } from './siteTheme.css.ts';

export type ThemeScopeProps = {
  palette: Palette;
  /** For colours that change every frame; once they rest, they have to equal those of `palette`. */
  live?: Ref<LiveColors> | undefined;
  children: ReactNode;
};

/** Renders everything below it with the website's look in a palette; nothing outside of it changes. */
export function ThemeScope(props: ThemeScopeProps) {
  const { palette, live, children } = props;
  const scope = useRef<HTMLDivElement>(null);
  const colors = useMemo(() => assignInlineVars(vars.color, deriveTheme(palette)), [palette]);
  useImperativeHandle(live, () => liveColorsOf(scope.current), []);
  return (
    <div ref={scope} className={siteTheme} style={colors}>
      {children}
    </div>
  );
}

function liveColorsOf(scope: HTMLElement | null): LiveColors {
  if (!scope) throw new Error('A scope that is not shown has no colours to change');
  return liveColors(scope);
}
