import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { EyeOff, Globe, Monitor, Smartphone } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { PreviewFrame } from '../../../elements/PreviewFrame/PreviewFrame.tsx';
import { useBoxSize } from '../../../elements/PreviewFrame/useBoxSize.ts';
import { type Segment, Segments } from '../../../elements/Segments/Segments.tsx';
import { adminFormsText } from '../../../text/panelText.ts';
import * as css from './PreviewPane.css.ts';

/** The selection of a page to preview. */
export type PreviewPages<Key extends string> = {
  segments: readonly Segment<Key>[];
  value: Key;
  onChoose: (key: Key) => void;
};

export type PreviewPaneProps<Key extends string> = {
  /** The preview's accessible name. */
  title: string;
  /** A short note next to the heading. */
  note: string;
  /** The page's public address, without "https://". */
  address: string;
  /** Its status, if the page is not visible to visitors. */
  status?: string | undefined;
  /** Other pages that can be shown instead. */
  pages?: PreviewPages<Key> | undefined;
  /** A CSS selector for the form's subject; it is scrolled into view. */
  part?: string | undefined;
  children: ReactNode;
};

const widths = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof widths;

const devices = ({ phone, desktop }: { phone: string; desktop: string }) =>
  [
    { value: 'phone', label: phone, icon: <Smartphone size={16} aria-hidden />, iconOnly: true },
    { value: 'desktop', label: desktop, icon: <Monitor size={16} aria-hidden />, iconOnly: true },
  ] as const;

/** In narrower panes, in pixels, the desktop layout would be too small to read. */
const phoneBelow = 480;

/** The public page as visitors would see it on a desktop or a phone, with its address above. */
export function PreviewPane<Key extends string = never>(props: PreviewPaneProps<Key>) {
  const text = adminFormsText.livePreview;
  const headingId = useId();
  const pane = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<Device>();
  const fitting: Device = useBoxSize(pane).width < phoneBelow ? 'phone' : 'desktop';
  const device = chosen ?? fitting;
  return (
    <aside ref={pane} className={css.pane} aria-labelledby={headingId}>
      <div className={css.head}>
        <h2 className={css.title} id={headingId}>
          {text.title}
        </h2>
        <span className={css.note}>{props.note}</span>
        <div className={css.devices}>
          <Segments label={text.size} segments={devices(text)} value={device} onChoose={setChosen} />
        </div>
      </div>
      {props.pages && (
        <div className={css.pages}>
          <Segments label={text.pages} {...props.pages} />
        </div>
      )}
      <div className={css.body}>
        <div className={css.device} data-device={device}>
          <div className={css.address}>
            <Globe size={12} aria-hidden />
            <span className={css.place}>{props.address}</span>
            {props.status !== undefined && (
              <span className={css.hidden}>
                <EyeOff size={12} aria-hidden />
                {props.status}
              </span>
            )}
          </div>
          <PreviewFrame title={props.title} lang={siteLanguage} width={widths[device]} part={props.part}>
            {props.children}
          </PreviewFrame>
        </div>
      </div>
    </aside>
  );
}
