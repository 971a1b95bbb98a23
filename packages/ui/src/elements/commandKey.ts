/** True on Apple's systems, whose shortcuts go by ⌘. */
export const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The modifier key of shortcuts, by its name on the reader's keyboard. For browsers only. */
export const commandKey = (): string => (onMac() ? '⌘' : 'Ctrl');

/** A shortcut such as "Mod+Shift+S" as displayed next to its action. */
export const writtenKeys = (keys: string): string => keys.replace('Mod', commandKey());

/** The same for `aria-keyshortcuts`. */
export const spokenKeys = (keys: string): string => keys.replace('Mod', onMac() ? 'Meta' : 'Control');
