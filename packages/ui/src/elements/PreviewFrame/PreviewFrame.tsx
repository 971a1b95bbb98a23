import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { LinkProvider, type LinkProps } from '../Link/Link.tsx';
import { bringIntoView } from './bringIntoView.ts';
import { followStyles } from './followStyles.ts';
import * as css from './PreviewFrame.css.ts';
import { scrollStep } from './scrollStep.ts';
import { useBoxSize } from './useBoxSize.ts';

export type PreviewFrameProps = {
  /** The preview's accessible name. */
  title: string;
  /** The language of the content. */
  lang: string;
  /** The width of the simulated viewport in CSS pixels, such as 1280 or 390. */
  width: number;
  /** A CSS selector for the form's subject; it is scrolled into view, and stays there while the page changes. */
  part?: string | undefined;
  /** The content of the preview. */
  children: ReactNode;
};

const StillLink = (props: LinkProps) => <a {...props}>{props.children}</a>;

const emptyPage = (lang: string) =>
  `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"></head><body></body></html>`;

/**
 * A separate window in which components are rendered at the size that visitors see, scaled down to fit. Nothing in it
 * can be pressed or focused; arrow and page keys scroll it while the frame has the focus.
 */
export function PreviewFrame(props: PreviewFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [styled, setStyled] = useState<HTMLElement | null>(null);
  const size = useBoxSize(box);
  const shrink = Math.min(1, size.width / props.width);

  function adopt(event: SyntheticEvent<HTMLIFrameElement>) {
    const body = event.currentTarget.contentDocument?.body;
    if (!body) return;
    body.inert = true;
    body.className = css.page;
    setPage(body);
  }

  useEffect(() => {
    if (!page) return undefined;
    return followStyles(document, page.ownerDocument, () => setStyled(page));
  }, [page]);

  // A frame that was hidden returns with a new, empty document.
  const shown = page && styled === page;
  const { part } = props;
  useEffect(() => {
    const view = page?.ownerDocument.defaultView;
    if (!shown || !view || part === undefined) return undefined;
    const observer = new ResizeObserver(() => bringIntoView(view, part));
    observer.observe(page);
    return () => observer.disconnect();
  }, [page, shown, part]);

  function scroll(event: KeyboardEvent<HTMLDivElement>) {
    const view = frame.current?.contentWindow;
    const step = view && scrollStep(event.key, view);
    if (!step) return;
    event.preventDefault();
    view.scrollTo(step);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- scrollable content must be reachable by keyboard (WCAG 2.1.1), and nothing inside is focusable
    <section
      ref={box}
      className={css.screen}
      aria-label={props.title}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      tabIndex={0}
      onKeyDown={scroll}
    >
      {size.width > 0 && (
        <iframe
          ref={frame}
          className={css.frame}
          title={props.title}
          sandbox="allow-same-origin"
          tabIndex={-1}
          srcDoc={emptyPage(props.lang)}
          onLoad={adopt}
          style={assignInlineVars({
            [css.width]: `${props.width}px`,
            [css.height]: `${size.height / shrink}px`,
            [css.scale]: `${shrink}`,
          })}
        />
      )}
      {shown && createPortal(<LinkProvider component={StillLink}>{props.children}</LinkProvider>, page)}
    </section>
  );
}
