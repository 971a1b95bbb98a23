import { siteLanguage } from '@vitrin/contract/text/siteLanguage';
import { ChevronLeft, ExternalLink, History, KeyRound, LogOut, Search, UserRound } from 'lucide-react';
import { Button, ButtonLink } from '../../elements/Button/Button.tsx';
import { commandKey } from '../../elements/commandKey.ts';
import { Link } from '../../elements/Link/Link.tsx';
import type { MenuEntry, MenuGroup } from '../../elements/Menu/Menu.tsx';
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx';
import { Avatar } from '../parts/Avatar/Avatar.tsx';
import { adminText, language, languageNames, panelLanguages } from '../../text/panelText.ts';
import type { AdminFrameProps } from './AdminFrame.tsx';
import { LateMenu } from './LateMenu.tsx';
import { LateTooltip } from './LateTooltip.tsx';
import { NavigationDrawer } from './NavigationDrawer.tsx';
import * as styles from './TopBar.css.ts';
import { userName } from './userName.ts';

export type TopBarProps = Omit<AdminFrameProps, 'children' | 'sidebar' | 'onSidebar'>;

/** The page's label or back link, and the controls of the signed-in admin. */
export function TopBar(props: TopBarProps) {
  const text = adminText.frame;
  const name = userName(props.user);
  return (
    <header className={styles.bar}>
      {props.back === undefined && (
        <div className={styles.onPhone}>
          <NavigationDrawer
            address={props.address}
            companyName={props.companyName}
            unread={props.unread}
            role={props.role}
            inbox={props.inbox}
          />
        </div>
      )}
      <div className={styles.heading}>
        {props.back && (
          <>
            <Link className={styles.back} href={props.back.href}>
              <ChevronLeft size={16} aria-hidden />
              <span className={styles.backWord}>{props.back.label}</span>
            </Link>
            <span className={styles.separator} aria-hidden>
              /
            </span>
          </>
        )}
        <div className={styles.names}>
          <h1 className={styles.title} title={props.title}>
            {props.title}
          </h1>
          {props.subject !== undefined && (
            <span className={styles.subject} title={props.subject} lang={siteLanguage}>
              {props.subject}
            </span>
          )}
        </div>
      </div>
      {props.onCommand && (
        <button type="button" className={styles.command} onClick={props.onCommand}>
          <Search className={styles.commandIcon} aria-hidden />
          <span className={styles.slimWord}>{text.commands}</span>
          <kbd className={styles.commandKeys} aria-hidden>
            {text.commandKeys(commandKey())}
          </kbd>
        </button>
      )}
      <div className={styles.roomy}>
        {props.onPreview && (
          <Button
            tone="plain"
            title={text.preview}
            icon={<ExternalLink {...icon} />}
            onClick={props.onPreview}
          >
            <span className={styles.slimWord}>{text.preview}</span>
          </Button>
        )}
        {props.historyHref !== undefined && (
          <ButtonLink tone="plain" href={props.historyHref} title={text.history} icon={<History {...icon} />}>
            <span className={styles.slimWord}>{text.history}</span>
          </ButtonLink>
        )}
        <LateTooltip text={text.pageHidden} side="bottom" wanted={() => props.siteHidden === true}>
          <ButtonLink
            tone="plain"
            href={props.siteHref}
            target="_blank"
            icon={<ExternalLink size={16} aria-hidden />}
          >
            {text.openSite}
            <VisuallyHidden>{text.newTab}</VisuallyHidden>
          </ButtonLink>
        </LateTooltip>
        <LateMenu
          trigger={
            <button type="button" className={styles.nameButton}>
              <VisuallyHidden>{text.userMenu(name)}</VisuallyHidden>
              <span className={styles.user} aria-hidden>
                <UserName name={name} picture={props.user?.picture} />
              </span>
            </button>
          }
          groups={[
            ...(ownEntries(props).length > 0 ? [{ entries: ownEntries(props) }] : []),
            languageGroup(props.onLanguage),
          ]}
        />
        <Button tone="plain" onClick={props.onLogout}>
          {text.logout}
        </Button>
      </div>
      <div className={styles.tight}>
        <TightMenu {...props} name={name} />
      </div>
    </header>
  );
}

const icon = { size: 16, 'aria-hidden': true } as const;

const passwordEntry = (onChoose: () => void): MenuEntry => ({
  kind: 'action',
  label: adminText.frame.changePassword,
  icon: <KeyRound {...icon} />,
  onChoose,
});

/** Menu entries for the user's own account. */
const ownEntries = ({ profileHref, onChangePassword }: TopBarProps): MenuEntry[] => [
  ...(profileHref === undefined
    ? []
    : [
        {
          kind: 'link' as const,
          label: adminText.frame.profile,
          href: profileHref,
          icon: <UserRound {...icon} />,
        },
      ]),
  ...(onChangePassword ? [passwordEntry(onChangePassword)] : []),
];

/** Each language is listed by its own name, so that speakers of no other language can find it. */
const languageGroup = (onLanguage: TopBarProps['onLanguage']): MenuGroup => ({
  heading: adminText.frame.language,
  entries: panelLanguages.map((offered) => ({
    kind: 'choice',
    label: languageNames[offered],
    chosen: offered === language,
    onChoose: () => onLanguage(offered),
  })),
});

function UserName({ name, picture }: { name: string; picture: string | undefined }) {
  return (
    <>
      <Avatar name={name} picture={picture} />
      <span className={styles.name} title={name}>
        {name}
      </span>
    </>
  );
}

function TightMenu(props: TopBarProps & { name: string }) {
  const text = adminText.frame;
  return (
    <LateMenu
      trigger={
        <button type="button" className={styles.userButton}>
          <Avatar name={props.name} picture={props.user?.picture} />
          <VisuallyHidden>{text.userMenu(props.name)}</VisuallyHidden>
        </button>
      }
      groups={[
        {
          heading: props.name,
          entries: [
            {
              kind: 'link',
              label: props.siteHidden === true ? text.openSiteHidden : text.openSite,
              href: props.siteHref,
              newTab: true,
              icon: <ExternalLink {...icon} />,
            },
            ...(props.historyHref === undefined
              ? []
              : [
                  {
                    kind: 'link' as const,
                    label: text.history,
                    href: props.historyHref,
                    icon: <History {...icon} />,
                  },
                ]),
            ...(props.onPreview === undefined
              ? []
              : [
                  {
                    kind: 'action' as const,
                    label: text.preview,
                    icon: <ExternalLink {...icon} />,
                    onChoose: props.onPreview,
                  },
                ]),
            ...ownEntries(props),
            { kind: 'action', label: text.logout, icon: <LogOut {...icon} />, onChoose: props.onLogout },
          ],
        },
        languageGroup(props.onLanguage),
      ]}
    />
  );
}
