import { sitePagesText } from '@vitrin/ui/text/website/sitePages';
import { Icon, type IconName } from '../../../elements/Icon/Icon.tsx';
import * as css from './ShareLinks.css.ts';

export type ShareLinksProps = {
  title: string;
  /** The page's full URL. */
  address: string;
};

const { share } = sitePagesText;

/** Links for sharing a page; plain links, which contact no other host until they are followed. */
export function ShareLinks(props: ShareLinksProps) {
  return (
    <nav aria-label={share.label} className={css.share}>
      <ul className={css.links}>
        {waysOf(props).map(({ icon, label, href }) => (
          <li key={icon}>
            <a
              href={href}
              className={css.link}
              aria-label={label}
              title={label}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name={icon} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type Way = { icon: IconName; label: string; href: string };

function waysOf({ title, address }: ShareLinksProps): readonly Way[] {
  const [text, url] = [encodeURIComponent(title.toWellFormed()), encodeURIComponent(address)];
  return [
    { icon: 'whatsApp', label: share.whatsApp, href: `https://wa.me/?text=${text}%20${url}` },
    {
      icon: 'linkedin',
      label: share.linkedin,
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
    { icon: 'facebook', label: share.facebook, href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { icon: 'mail', label: share.mail, href: `mailto:?subject=${text}&body=${url}` },
  ];
}
