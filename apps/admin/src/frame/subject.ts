import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';

/** What the current screen is about, for the frame around it. */
export type Subject = {
  /** The title of the item, if it is about one. */
  title?: string;
  /** The related public page; if visitors do not see it, the list that it would appear in. */
  siteHref: string;
  hidden?: boolean;
  /** The address of its versions, where it has any. */
  history?: string;
  /** The back link, if the route does not know it. */
  back?: { label: string; href: string };
};

/** Receives the subject for the frame. */
export type TellSubject = (subject: Subject | undefined) => void;

/** An item with a public page of its own. */
export const subjectOf = (title: string, page: string, list: string, visible: boolean): Subject => ({
  title,
  siteHref: visible ? page : list,
  hidden: !visible,
});

/** Reports the subject to the frame while the screen is shown. */
export function useSubject(subject: Subject | undefined): void {
  const tell = useOutletContext<TellSubject>();
  const { title, siteHref, hidden = false, history, back } = subject ?? {};
  const { label, href } = back ?? {};
  useEffect(() => {
    if (siteHref !== undefined) {
      tell({
        siteHref,
        hidden,
        ...(title !== undefined && { title }),
        ...(history !== undefined && { history }),
        ...(label !== undefined && href !== undefined && { back: { label, href } }),
      });
    }
    return () => tell(undefined);
  }, [tell, title, siteHref, hidden, history, label, href]);
}
