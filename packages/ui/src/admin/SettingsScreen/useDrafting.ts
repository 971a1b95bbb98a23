import { relativeTime } from '@vitrin/contract/relativeTime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** What is typed into a tab and not saved: the changed fields by their keys. */
export type SettingsTyped = Readonly<Record<string, string | boolean>>;

/** What was typed earlier, with the moment of the last change, as ISO 8601. */
export type SettingsDraft = { values: SettingsTyped; at: string };

/** What keeps the typing in a tab from getting lost. */
export type Drafting = {
  /** What was typed earlier and never saved. */
  draft?: SettingsDraft | undefined;
  /** The present moment, for the draft's age. */
  now: Date;
  /** Told what is typed and not saved, or null once there is nothing. */
  onDraft: (typed: SettingsTyped | null) => void;
};

/** A draft on offer: its age in words, and the two answers. */
export type DraftOffered = { when: string; onRestore: () => void; onDrop: () => void };

/** Reports what is typed, and offers what was typed earlier as far as it still differs from `stored`. */
export function useDrafting(
  { draft, now, onDraft }: Drafting,
  typed: SettingsTyped,
  stored: SettingsTyped,
  onRestore: (values: SettingsTyped) => void,
): DraftOffered | undefined {
  const [offer, setOffer] = useState(() => worthOffering(draft, stored));
  const drafting = useRef(false);
  const written = JSON.stringify(typed);
  const report = useEffectEvent((text: string) => {
    const some = text !== '{}';
    // A draft that was never touched in this visit is left alone: it may still be on offer.
    if (some) onDraft(typed);
    else if (drafting.current) onDraft(null);
    drafting.current = some;
  });
  // The object itself is a new one each time; its wording tells whether anything was typed.
  useEffect(() => report(written), [written]);

  return (
    offer && {
      when: relativeTime(offer.at, now),
      onRestore: () => {
        onRestore(offer.values);
        setOffer(undefined);
      },
      onDrop: () => {
        onDraft(null);
        setOffer(undefined);
      },
    }
  );
}

/** The part of a draft that the tab has fields for, where it says anything else than what is stored. */
function worthOffering(draft: SettingsDraft | undefined, stored: SettingsTyped): SettingsDraft | undefined {
  if (!draft) return undefined;
  const fitting = Object.entries(draft.values).filter(
    ([key, value]) => typeof value === typeof stored[key] && value !== stored[key],
  );
  return fitting.length > 0 ? { ...draft, values: Object.fromEntries(fitting) } : undefined;
}
