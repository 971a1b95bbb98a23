import { defaultPalette, type Palette, type PaletteKey } from '@vitrin/contract/palette';
import { useEffect, useState } from 'react';
import { type Drafting, type DraftOffered, useDrafting } from './useDrafting.ts';
import { changedKeys, shownPalette, typedCode, wrongKeys } from './colorCodes.ts';

/** What is said after the last attempt to save or reset. */
export type ThemeMessage = 'applied' | 'saveFailed' | 'resetFailed';

export type ThemeFormInput = Drafting & {
  palette: Palette;
  /** Resolves to whether the server took them. */
  onSave: (palette: Palette) => Promise<boolean>;
  onReset: () => Promise<boolean>;
  onDirty: (dirty: boolean) => void;
};

export type ThemeForm = {
  /** The codes as they stand in their fields, right or wrong. */
  codes: Palette;
  /** The palette to show: each colour as it was last right. */
  shown: Palette;
  changed: PaletteKey[];
  /** Keys with wrong codes, once somebody tried to save them. */
  wrong: PaletteKey[];
  saving: boolean;
  message: ThemeMessage | undefined;
  /** What was typed earlier and never saved, until it is answered. */
  offer: DraftOffered | undefined;
  type: (key: PaletteKey, text: string) => void;
  take: (palette: Palette) => void;
  submit: () => void;
  discard: () => void;
  reset: () => void;
  dismiss: () => void;
};

/** Everything the form of the eight colours knows and does. */
export function useThemeForm(input: ThemeFormInput): ThemeForm {
  const [saved, setSaved] = useState(input.palette);
  const [codes, setCodes] = useState(input.palette);
  const [shown, setShown] = useState(input.palette);
  const [tried, setTried] = useState(false);
  const [saving, setSaving] = useState(false);
  const [message, setMessage] = useState<ThemeMessage>();
  const { onDirty, onSave, onReset } = input;
  const changed = changedKeys(codes, saved);
  const dirty = changed.length > 0;
  const wrong = wrongKeys(codes);

  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);

  function take(palette: Palette) {
    setCodes(palette);
    setShown((before) => shownPalette(palette, before));
  }

  const typed = Object.fromEntries(changed.map((key) => [key, codes[key]]));
  const offer = useDrafting(input, typed, saved, (draft) => take({ ...codes, ...draft }));

  async function send(palette: Palette, call: Promise<boolean>, failure: ThemeMessage) {
    setSaving(true);
    setMessage(undefined);
    const worked = await call;
    setSaving(false);
    if (worked) setSaved(palette);
    setMessage(worked ? 'applied' : failure);
  }

  return {
    codes,
    shown,
    changed,
    wrong: tried ? wrong : [],
    saving,
    message,
    offer,
    type: (key, text) => take({ ...codes, [key]: typedCode(text) }),
    take,
    submit: () => {
      setTried(wrong.length > 0);
      if (!saving && dirty && wrong.length === 0) void send(codes, onSave(codes), 'saveFailed');
    },
    discard: () => {
      take(saved);
      setTried(false);
      setMessage(undefined);
    },
    reset: () => {
      take(defaultPalette);
      setTried(false);
      void send(defaultPalette, onReset(), 'resetFailed');
    },
    dismiss: () => setMessage(undefined),
  };
}
