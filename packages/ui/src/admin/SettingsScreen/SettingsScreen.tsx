import type { Load } from '@vitrin/contract/load';
import type { Palette } from '@vitrin/contract/palette';
import { Button } from '../../elements/Button/Button.tsx';
import { EmptyState } from '../../elements/EmptyState/EmptyState.tsx';
import { type Tab, Tabs } from '../../elements/Tabs/Tabs.tsx';
import { adminFormsText } from '../../text/adminForms.en.ts';
import { FormSkeleton } from '../parts/FormSkeleton/FormSkeleton.tsx';
import { type Leaving, LeaveDialog } from '../parts/LeaveDialog/LeaveDialog.tsx';
import type { HomeFacts } from './ThemePreview.tsx';
import { ThemeTab } from './ThemeTab.tsx';

export type { HomeFacts };

export type SettingsScreenProps = {
  /** The key of the chosen tab; the first one where no tab has this key. */
  tab: string | undefined;
  /** What the tab of the theme shows. */
  theme: Load<{ palette: Palette; facts: HomeFacts }>;
  /** A way out that waits for an answer. */
  leaving?: Leaving | undefined;
  onTab: (key: string) => void;
  /** Resolves to whether the server took the colours. */
  onSaveTheme: (palette: Palette) => Promise<boolean>;
  /** Stores the default colours; resolves to whether the server took them. */
  onResetTheme: () => Promise<boolean>;
  /** Told whether leaving would lose something. */
  onDirty: (dirty: boolean) => void;
};

const text = adminFormsText.settings;

/** The website's settings, a tab for each kind. */
export function SettingsScreen(props: SettingsScreenProps) {
  const tabs: readonly [Tab, ...Tab[]] = [
    { key: 'theme', label: text.themeTab, content: <Theme {...props} /> },
  ];
  const [first] = tabs;
  const chosen = tabs.find(({ key }) => key === props.tab) ?? first;
  return (
    <>
      <Tabs label={text.tabs} tabs={tabs} value={chosen.key} onChange={props.onTab} />
      <LeaveDialog leaving={props.leaving} />
    </>
  );
}

function Theme({ theme, onSaveTheme, onResetTheme, onDirty }: SettingsScreenProps) {
  if (theme.status === 'loading') return <FormSkeleton label={text.loading} />;
  if (theme.status === 'failed') {
    return (
      <EmptyState
        drawing="lostConnection"
        urgent
        title={text.loadFailed}
        action={<Button onClick={theme.retry}>{adminFormsText.tryAgain}</Button>}
      />
    );
  }
  return (
    <ThemeTab
      palette={theme.data.palette}
      facts={theme.data.facts}
      onSave={onSaveTheme}
      onReset={onResetTheme}
      onDirty={onDirty}
    />
  );
}
