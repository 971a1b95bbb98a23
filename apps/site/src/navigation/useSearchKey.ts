import { sitePaths } from '@vitrin/contract/sitePaths';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Opens the search by "/", unless that is typed into something or means something else. */
export function useSearchKey(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || ctrlKey || metaKey || altKey || event.defaultPrevented) return;
      if (target instanceof Element && target.closest(typedInto) !== null) return;
      event.preventDefault();
      void navigate(sitePaths.search());
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [navigate]);
}

const typedInto = 'input, textarea, select, dialog, [contenteditable]';
