import { drawing } from './ContactCall.css.ts';

/** An abstract drawing of nested squares and circles, with their dimensions. */
export function MeasuredSquare() {
  return (
    <svg className={drawing} viewBox="0 0 376 376" aria-hidden="true">
      <path d="M56 56h312v312H56zM134 134h156v156H134z" strokeWidth="4" />
      <path d="M173 173h78v78h-78z" strokeWidth="4" fill="currentColor" />
      <path d="M212 56l156 156-156 156L56 212zM212 134l78 78-78 78-78-78z" />
      <path d="M56 56l312 312M368 56L56 368" strokeDasharray="14 5 3 5" />
      <circle cx="212" cy="212" r="156" />
      <circle cx="212" cy="212" r="78" />
      <path d="M56 24h312M56 17v14M134 17v14M290 17v14M368 17v14" />
      <path d="M24 56v312M17 56h14M17 134h14M17 290h14M17 368h14" />
    </svg>
  );
}
