import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';

/** What the screen in view is about, for the frame around it. */
export type Subject = {
  /** The title of the item, where it is about one. */
  title?: string;
  /** The public page it is about; where visitors do not see that page, the list that it would appear in. */
  siteHref: string;
  hidden?: boolean;
  /** The address of its versions, where it has any. */
  history?: string;
  /** Where its screen leads back to, where the route does not know. */
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

/** Tells the frame what the screen is about, as long as it is in view. */
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
