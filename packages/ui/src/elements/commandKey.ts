/** True on Apple systems, whose shortcuts use ⌘. */
export const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The name of the shortcut modifier on the user's keyboard. Browser only. */
export const commandKey = (): string => (onMac() ? '⌘' : 'Ctrl');

/** A shortcut such as "Mod+Shift+S" as displayed next to its action. */
export const writtenKeys = (keys: string): string => keys.replace('Mod', commandKey());

/** The same for `aria-keyshortcuts`. */
export const spokenKeys = (keys: string): string => keys.replace('Mod', onMac() ? 'Meta' : 'Control');
