import { skip } from './SkipLink.css.ts';

export type SkipLinkProps = { target: string; children: string };

/** Lets keyboard users skip the menu; only visible while focused. */
export function SkipLink(props: SkipLinkProps) {
  return (
    <a className={skip} href={`#${props.target}`}>
      {props.children}
    </a>
  );
}
