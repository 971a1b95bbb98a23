import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useEffect } from 'react';
import { usePlace } from './place.ts';

/** Opens the search with Ctrl K or ⌘ K, the keys of the panel's command menu, unless an overlay is open. */
export function useSearchKey(): void {
  const { open } = usePlace();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      void open(sitePaths.search());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}
