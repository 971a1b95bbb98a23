import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import { useEffect } from 'react';
import { usePlace } from './place.ts';

/** Opens the search with "/", unless it is typed into a field or has another meaning. */
export function useSearchKey(): void {
  const { open } = usePlace();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typedInto) !== null) return;
      event.preventDefault();
      void open(sitePaths.search());
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);
}

const typedInto = 'input, textarea, select, dialog, [contenteditable]';
