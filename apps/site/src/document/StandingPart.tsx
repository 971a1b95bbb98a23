import { useEffect, useRef, useState } from 'react';
import { pathOfLink } from '../navigation/pathOfLink.ts';
import { usePlace } from '../navigation/place.ts';

/** The HTML of static parts, for when a visitor comes back to their first page. */
const kept = new Map<string, string>();

function htmlOf(id: string): string {
  const html = kept.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
  kept.set(id, html);
  return html;
}

/**
 * A part of the visitor's first page that stays static as the server sent it: neither its data nor its code is loaded.
 * Its links open pages like all others.
 */
export function StandingPart({ id }: { id: string }) {
  const [html] = useState(() => htmlOf(id));
  const element = useRef<HTMLDivElement>(null);
  const { open } = usePlace();
  useEffect(() => {
    const part = element.current;
    const press = (event: MouseEvent): void => {
      const path = pathOfLink(event);
      if (path === undefined) return;
      event.preventDefault();
      void open(path);
    };
    part?.addEventListener('click', press);
    return () => part?.removeEventListener('click', press);
  }, [open]);
  return <div ref={element} id={id} dangerouslySetInnerHTML={{ __html: html }} />;
}
