import {
  type AnchorHTMLAttributes,
  createContext,
  createElement,
  type ReactNode,
  type Ref,
  use,
} from 'react';

/** The props of every link; the class is set by the element that renders it. */
export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** The link's target. */
  href: string;
  /** The element, for moving the focus to it. */
  ref?: Ref<HTMLAnchorElement>;
};

/** How an app renders a link: a plain `<a>` unless a router is provided. */
export type LinkComponent = (props: LinkProps) => ReactNode;

const PlainLink: LinkComponent = (props) => <a {...props}>{props.children}</a>;

const LinkContext = createContext<LinkComponent>(PlainLink);

export type LinkProviderProps = {
  /** The component that renders a link in the app's router. */
  component: LinkComponent;
  /** The content of the provider. */
  children: ReactNode;
};

/** Makes all links below it use the app's router. */
export function LinkProvider(props: LinkProviderProps) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}

/** A link to another page, rendered by the injected router. Unstyled. */
export function Link(props: LinkProps) {
  return createElement(use(LinkContext), props);
}
