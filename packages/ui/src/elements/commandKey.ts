/** True on Apple's systems, whose shortcuts go by ⌘. */
export const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The key that shortcuts begin with, as the keyboard in front of the reader names it. For the browser alone. */
export const commandKey = (): string => (onMac() ? '⌘' : 'Ctrl');

/** A shortcut such as "Mod+Shift+S" as it is written beside its action. */
export const writtenKeys = (keys: string): string => keys.replace('Mod', commandKey());

/** The same for `aria-keyshortcuts`. */
export const spokenKeys = (keys: string): string => keys.replace('Mod', onMac() ? 'Meta' : 'Control');
