import { skip } from './SkipLink.css.ts';

export type SkipLinkProps = { target: string; children: string };

/** Takes a keyboard past the menu to the content; seen only while it has the focus. */
export function SkipLink(props: SkipLinkProps) {
  return (
    <a className={skip} href={`#${props.target}`}>
      {props.children}
    </a>
  );
}
