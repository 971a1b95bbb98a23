import { type Palette, paletteKeys } from '@vitrin/contract/settings/palette';
import { Icon, iconNames } from '@vitrin/ui/elements/Icon';
import { siteColorsText } from '@vitrin/ui/text/website/siteColors';
import { vars } from '@vitrin/ui/theme/contract.css';
import { deriveTheme } from '@vitrin/ui/theme/derive';
import { steps } from '@vitrin/ui/theme/derivedColors';
import { groups } from '@vitrin/ui/theme/pairs';
import { headings, lead, note } from '@vitrin/ui/theme/type.css';
import { type ReactNode, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as css from './specimens.css.ts';

const sample = 'Ölçüsü doğru, çizgisi sakin işler';

const round = (length: string): string => `${Math.round(Number.parseFloat(length) * 10) / 10}`;

/** The styles of `element` as the browser worked them out, in words. */
const measured = (element: HTMLElement): string => {
  const { fontSize, lineHeight, fontWeight } = getComputedStyle(element);
  return `${round(fontSize)} / ${round(lineHeight)} px, weight ${fontWeight}`;
};

function Measured(props: { name: string; className: string }) {
  const shown = useRef<HTMLParagraphElement>(null);
  const [words, setWords] = useState('');
  useLayoutEffect(() => {
    const element = shown.current;
    if (element === null) return undefined;
    // It reports the first size too, which comes after the theme.
    const watcher = new ResizeObserver(() => setWords(measured(element)));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className={css.line}>
      <p className={css.words}>
        <strong>{props.name}</strong>
        <br />
        {words}
      </p>
      <p ref={shown} className={props.className}>
        {sample}
      </p>
    </div>
  );
}

/** Every step of the type scale with what the browser makes of it at this width. */
export const TypeScale = () => (
  <div className={css.stack}>
    {Object.entries(headings).map(([name, className]) => (
      <Measured key={name} name={name} className={className} />
    ))}
    <Measured name="lead" className={lead} />
    <Measured name="text" className="" />
    <Measured name="note" className={note} />
  </div>
);

/** Calls `tell` when the document's theme changes. */
function onTheme(tell: () => void): () => void {
  const watcher = new MutationObserver(tell);
  watcher.observe(document.documentElement, { attributes: true });
  return () => watcher.disconnect();
}

/** The computed value of a variable. */
const valueOf = (variable: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(variable.slice(4, -1)).trim();

function Length(props: { name: string; variable: string }) {
  const value = useSyncExternalStore(onTheme, () => valueOf(props.variable));
  return (
    <div className={css.line}>
      <p className={css.words}>
        <strong>{props.name}</strong> {value}
      </p>
      <svg width="100%" height="12" aria-hidden="true">
        <rect height="12" fill={vars.color.strong} width={value.startsWith('clamp') ? '100%' : value || 0} />
      </svg>
    </div>
  );
}

/** The ten steps of space, each as long as it is. */
export const SpaceScale = () => (
  <div className={css.stack}>
    {Object.entries(vars.space).map(([name, variable]) => (
      <Length key={name} name={name} variable={variable} />
    ))}
  </div>
);

/** Gutters, gaps and the widths of a page. */
export const LayoutFacts = () => (
  <div className={css.stack}>
    {Object.entries({ ...vars.layout, ...vars.radius }).map(([name, variable]) => (
      <Value key={name} name={name} variable={variable} />
    ))}
  </div>
);

function Value(props: { name: string; variable: string }) {
  const value = useSyncExternalStore(onTheme, () => valueOf(props.variable));
  return (
    <div className={css.line}>
      <p className={css.words}>
        <strong>{props.name}</strong>
      </p>
      <p className={css.words}>
        <code>{value}</code>
      </p>
    </div>
  );
}

/** All drawings of the website by name. */
export const IconGrid = () => (
  <ul className={css.tiles}>
    {iconNames().map((name) => (
      <li key={name} className={css.tile}>
        <Icon name={name} size="large" />
        <span className={css.words}>{name}</span>
      </li>
    ))}
  </ul>
);

function Swatch(props: { color: string; children: ReactNode }) {
  return (
    <li className={css.colorTile}>
      <svg className={css.swatch} aria-hidden="true">
        <rect width="100%" height="100%" fill={props.color} />
      </svg>
      <span className={css.words}>
        {props.children}
        <br />
        <code>{props.color}</code>
      </span>
    </li>
  );
}

/** The eight stored colours of a palette. */
export const StoredColors = ({ palette }: { palette: Palette }) => (
  <ul className={css.tiles}>
    {paletteKeys.map((key) => (
      <Swatch key={key} color={palette[key]}>
        <strong>{siteColorsText.keys[key].name}</strong>
        <br />
        {key}
      </Swatch>
    ))}
  </ul>
);

/** What the theme derives from a palette: ten groups with seven steps each. */
export function DerivedGroups({ palette }: { palette: Palette }) {
  const tokens = deriveTheme(palette);
  return (
    <div className={css.stack}>
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h3 className={headings.h3}>{siteColorsText.groups[group]}</h3>
          <ul className={css.tiles}>
            {steps.map((step) => (
              <Swatch key={step} color={tokens[group][step]}>
                {group}.<wbr />
                {step}
              </Swatch>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
