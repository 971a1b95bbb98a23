import { readTheme } from '@vitrin/api-client/storedTheme';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { themeStyle, themeVariables } from '@vitrin/ui/theme/themeCss';

/** Applies the colours stored in this browser, if they override those of the page. */
export function showOwnTheme(page: Document, shownStyle: string): void {
  const kept = readTheme(localStorage);
  if (kept?.instead === undefined || themeStyle(kept.instead) !== shownStyle) return;
  for (const [name, value] of Object.entries(themeVariables(deriveTheme(kept.palette)))) {
    page.documentElement.style.setProperty(name, value);
  }
}
