import { useEffect, useEffectEvent } from 'react';

export type CommandKeys = {
  /** Ctrl K or ⌘ K opens and closes the command menu. */
  onCommands: () => void;
  /** A question mark pressed outside of text inputs shows all shortcuts. */
  onShortcuts: () => void;
};

/** Listens globally for the keys that open the command menu and the list of shortcuts. */
export function useCommandKeys(keys: CommandKeys): void {
  const answer = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
      event.preventDefault();
      keys.onCommands();
    } else if (event.key === '?' && !isTyping(event.target)) {
      event.preventDefault();
      keys.onShortcuts();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => answer(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
