import {
  type AnchorHTMLAttributes,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  use,
} from 'react';

/** The props of every link; the class comes from the element that draws it. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** The link's target. */
  href: string;
  /** The element, for those that move the focus there. */
  ref?: Ref<HTMLAnchorElement>;
};

/** How an app renders a link: a plain `<a>` unless a router says otherwise. */
export type LinkComponent = (props: LinkProps) => ReactNode;

const PlainLink: LinkComponent = (props) => <a {...props}>{props.children}</a>;

const LinkContext = createContext<LinkComponent>(PlainLink);

export type LinkProviderProps = {
  /** The component that renders a link in the app's router. */
  component: LinkComponent;
  /** The provider's content. */
  children: ReactNode;
};

/** Makes every link below it use the app's router. */
export function LinkProvider(props: LinkProviderProps) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}

/** A link to another page, through the injected router. It has no styles of its own. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
