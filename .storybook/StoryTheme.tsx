import type { Palette } from '@vitrin/contract/settings/palette';
import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import type { PanelLanguage } from '@vitrin/ui/text/panelText';
import { panelTheme } from '@vitrin/ui/theme/panelTheme.css';
import { siteTheme } from '@vitrin/ui/theme/siteTheme.css';
import { themeVariables } from '@vitrin/ui/theme/themeCss';
import { type ReactNode, useLayoutEffect } from 'react';

export type StoryThemeProps = {
  look: 'site' | 'panel';
  palette: Palette;
  /** The panel's light or dark side; the website has one. */
  scheme: 'light' | 'dark';
  /** The panel's language. */
  language: PanelLanguage;
  children: ReactNode;
};

/** Gives the document a look as the apps do, on the root element, so that dialogs and menus have it too. */
export function StoryTheme(props: StoryThemeProps) {
  const { look, palette, scheme, language } = props;
  useLayoutEffect(() => {
    const root = document.documentElement;
    const theme = look === 'site' ? siteTheme : panelTheme;
    const variables = look === 'site' ? themeVariables(deriveTheme(palette)) : {};
    root.classList.add(...theme.split(' '));
    root.lang = look === 'site' ? siteLanguage : language;
    root.dataset['scheme'] = scheme;
    for (const [name, value] of Object.entries(variables)) root.style.setProperty(name, value);
    return () => {
      root.classList.remove(...theme.split(' '));
      for (const name of Object.keys(variables)) root.style.removeProperty(name);
    };
  }, [look, palette, scheme, language]);
  return props.children;
}
