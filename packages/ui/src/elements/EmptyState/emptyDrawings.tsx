import { drawing } from './EmptyState.css.ts';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.25 } as const;

/** A shop front with an empty window, drawn like a plan. */
export function EmptyWindow() {
  return (
    <svg className={drawing} viewBox="0 0 232 148" {...line} aria-hidden>
      <path d="M36 22h160v96H36zM52 60h84v46H52zM148 118V60h34v58M176 90h2" />
      <path d="M48 22v22h136V22M48 44c0 8 17 8 17 0 0 8 17 8 17 0 0 8 17 8 17 0 0 8 17 8 17 0 0 8 17 8 17 0 0 8 17 8 17 0 0 8 17 8 17 0 0 8 17 8 17 0" />
      <path d="m60 98 18-18M66 100l28-28" opacity=".45" />
      <path d="M68 106V84h22v22M98 106V84h22v22" strokeDasharray="3 3" opacity=".7" />
      <path d="M20 118h192" strokeWidth="1.75" />
      <path d="M36 134h160M36 130v8M196 130v8M214 22v96M210 22h8M210 118h8" opacity=".6" />
      <path d="M4 14V4h10M218 4h10v10M228 134v10h-10M14 144H4v-10" strokeWidth="1" opacity=".8" />
    </svg>
  );
}

/** A window and a server; the line between them is cut. */
export function LostConnection() {
  return (
    <svg className={drawing} viewBox="0 0 232 120" {...line} aria-hidden>
      <path d="M24 30h76v60H24zM24 46h76M32 38h.01M40 38h.01M48 38h.01" />
      <path d="M148 34h60v18h-60zM148 56h60v18h-60zM148 78h60v18h-60zM156 43h12M156 65h12M156 87h12" />
      <path d="M200 43h.01M200 65h.01M200 87h.01" strokeLinecap="round" strokeWidth="2" />
      <path d="M100 64h12M136 64h12" strokeDasharray="3 3" />
      <path d="m117 57 14 14M131 57l-14 14" strokeWidth="1.75" />
      <path d="M12 106h208" strokeWidth="1.75" />
    </svg>
  );
}
