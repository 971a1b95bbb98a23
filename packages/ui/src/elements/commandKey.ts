/** True on Apple's systems, whose shortcuts go by ⌘. */
export const onMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The key that shortcuts begin with, as the keyboard in front of the reader names it. For the browser alone. */
export const commandKey = (): string => (onMac() ? '⌘' : 'Ctrl');
