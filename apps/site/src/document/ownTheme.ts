import { readTheme } from '@vitrin/api-client/storedTheme';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { themeStyle, themeVariables } from '@vitrin/ui/theme/themeCss';

/** Applies the colours that this browser keeps, where they override those that the page came with. */
export function showOwnTheme(page: Document, shownStyle: string): void {
  const kept = readTheme(localStorage);
  if (kept?.instead === undefined || themeStyle(kept.instead) !== shownStyle) return;
  for (const [name, value] of Object.entries(themeVariables(deriveTheme(kept.palette)))) {
    page.documentElement.style.setProperty(name, value);
  }
}
