/** The parts of the everyday run, in the order in which they are tried. */
export const faultParts = ['rules', 'server', 'stories', 'palettes', 'journeys'] as const;
export type FaultPart = (typeof faultParts)[number];

/** A fault to put into the code, as a mistake would look: the line as it is, and as it would be. */
export type SeededFault = {
  /** What goes wrong for whoever meets it. */
  name: string;
  file: string;
  before: string;
  after: string;
  /** The part that should find it, tried first. */
  likely: FaultPart;
};

/** Faults of every kind and from all over the product, each in a line that types and lint accept either way. */
export const seededFaults: readonly SeededFault[] = [
  {
    name: 'a search for "ışık" does not find "IŞIK"',
    file: 'packages/contract/src/text/turkish.ts',
    before: 'return lowerTurkish(composed(text)).replace(',
    after: 'return composed(text).toLowerCase().replace(',
    likely: 'rules',
  },
  {
    name: 'colours that were reset in the browser alone are gone after a reload',
    file: 'packages/api-client/src/storedTheme.ts',
    before: 'samePalette(kept.instead, server) ? kept.palette : server;',
    after: 'samePalette(kept.instead, server) ? server : server;',
    likely: 'rules',
  },
  {
    name: 'hidden entries of a server of the specification are shown to visitors',
    file: 'packages/api-client/src/listing.ts',
    before: 'received.filter(isEntry).filter(({ active }) => active !== false)',
    after: 'received.filter(isEntry).filter(({ active }) => active !== null)',
    likely: 'rules',
  },
  {
    name: 'an addition whose response was lost keeps the values of its first attempt',
    file: 'apps/admin/src/forms/itemSave.ts',
    before: 'return addition.unsure ? await calls.update(',
    after: "return addition.key === '' ? await calls.update(",
    likely: 'rules',
  },
  {
    name: 'the panel calls dark text on a colour white',
    file: 'packages/ui/src/theme/verdict.ts',
    before: "const dark = contrast('#000000', group.on) < contrast('#ffffff', group.on);",
    after: "const dark = contrast('#000000', group.on) > contrast('#ffffff', group.on);",
    likely: 'rules',
  },
  {
    name: 'a right password does not end the waits after wrong ones',
    file: 'apps/server/src/auth/signIn/guesses.ts',
    before: "guesses: row('guesses', '-', 1), retryAt: clock.now()",
    after: "guesses: row('guesses', '-', 0), retryAt: clock.now()",
    likely: 'server',
  },
  {
    name: 'a session that nobody used for weeks is still valid',
    file: 'apps/server/src/auth/sessions.ts',
    before: 'if (now >= row.expiresAt || idleMs >= limits.sessionIdleMs) return null;',
    after: 'if (now >= row.expiresAt || idleMs >= limits.sessionMaxMs) return null;',
    likely: 'server',
  },
  {
    name: 'all visitors behind one proxy share the limit of a single one',
    file: 'apps/server/src/http/visitors/visitorLimit.ts',
    before: '      max: perMinute * visitorsBehindOne,',
    after: '      max: perMinute,',
    likely: 'server',
  },
  {
    name: 'the sitemap lists pages that search engines are asked to leave out',
    file: 'apps/server/src/site/sitemap.ts',
    before: 'entries.filter(({ noindex }) => noindex !== true)',
    after: 'entries.filter(({ noindex }) => noindex !== undefined || noindex !== true)',
    likely: 'server',
  },
  {
    name: 'the second page of a search repeats or leaves out findings',
    file: 'apps/server/src/http/listPage.ts',
    before: 'const offset = Math.max(0, part.offset - before);',
    after: 'const offset = Math.max(0, part.offset);',
    likely: 'server',
  },
  {
    name: "one's list of drafts names those of others",
    file: 'apps/server/src/drafts/drafts.ts',
    before: "    .where('userId', '=', userId)\n    .where('kind', 'in', kind",
    after: "    .where('userId', '!=', '')\n    .where('kind', 'in', kind",
    likely: 'server',
  },
  {
    name: 'files of uploads that are not stored yet are swept away',
    file: 'apps/server/src/media/sweep.ts',
    before: 'const yesterday = new Date(clock.now().getTime() - dayMs);',
    after: 'const yesterday = new Date(clock.now().getTime() + dayMs);',
    likely: 'server',
  },
  {
    name: 'a restored site sends letters that its recipients no longer expect',
    file: 'apps/server/src/mail/letterQueue.ts',
    before: "state: createdAt < oldest ? 'failed' : mail.state,",
    after: "state: createdAt > now ? 'failed' : mail.state,",
    likely: 'server',
  },
  {
    name: 'a kept page hides a planned post for up to an hour',
    file: 'apps/server/src/site/keptPages.ts',
    before: 'return until === undefined || until > longest ? longest : until;',
    after: 'return until === undefined || until < longest ? longest : until;',
    likely: 'server',
  },
  {
    name: 'an entry that is brought back to a version loses its place in the list',
    file: 'apps/server/src/history/restoreEntry.ts',
    before: '...(content.place !== null && { displayOrder: content.place }),',
    after: '...(content.place === 0 && { displayOrder: content.place }),',
    likely: 'server',
  },
  {
    name: 'an entry that is moved before another one lands behind it',
    file: 'apps/server/src/content/moveEntry.ts',
    before: "{ previous: await first(downwards.where(isBeyond(found, '<'))), next: found };",
    after: "{ previous: found, next: await first(upwards.where(isBeyond(found, '>'))) };",
    likely: 'server',
  },
  {
    name: 'pages of the site may not call the API of another host',
    file: 'apps/server/src/http/answers/contentPolicy.ts',
    before: "calls: [`connect-src 'self' ${origin}`] };",
    after: "calls: [`connect-src 'self' ${origin}x`] };",
    likely: 'journeys',
  },
  {
    name: 'Back leaves the page instead of closing a menu',
    file: 'packages/ui/src/elements/Menu/Menu.tsx',
    before: 'useClosedByBack(isOpen, () => setIsOpen(false));',
    after: 'useClosedByBack(false, () => setIsOpen(false));',
    likely: 'stories',
  },
  {
    name: 'the arrow keys of an enlarged picture go the wrong way',
    file: 'packages/ui/src/elements/Lightbox/keys.ts',
    before: "  ArrowLeft: { kind: 'move', by: -1 },\n  ArrowRight: { kind: 'move', by: 1 },",
    after: "  ArrowLeft: { kind: 'move', by: 1 },\n  ArrowRight: { kind: 'move', by: -1 },",
    likely: 'stories',
  },
  {
    name: 'the banner runs on under the pointer of whoever reads it',
    file: 'packages/ui/src/site/parts/Banner/useSlides.ts',
    before: 'const held = pointed || focused || hidden;',
    after: 'const held = focused || hidden;',
    likely: 'stories',
  },
  {
    name: 'after a message was refused the focus does not move to the wrong field',
    file: 'packages/ui/src/site/parts/SentForm/useSentForm.ts',
    before: 'if (wrong) wrong.focus();',
    after: 'if (wrong) result.current?.focus();',
    likely: 'stories',
  },
  {
    name: 'a chosen picture does not count as an unsaved change',
    file: 'packages/ui/src/admin/parts/Editing/useEditing.ts',
    before: 'besides?.changed === true ? [besides.name] : []',
    after: 'besides?.changed === true && besides.files.length > 9 ? [besides.name] : []',
    likely: 'stories',
  },
  {
    name: 'a form with unsaved changes is left without a question',
    file: 'apps/admin/src/drafts/useUnsavedGuard.ts',
    before: '      dirty &&\n      !passing.current &&',
    after: '      dirty &&\n      passing.current &&',
    likely: 'journeys',
  },
  {
    name: 'uploaded pictures of the gallery are only there after a reload',
    file: 'apps/admin/src/gallery/galleryUploads.ts',
    before: "await queries.invalidateQueries({ queryKey: keys.list('gallery') });",
    after: "await queries.cancelQueries({ queryKey: keys.list('gallery') });",
    likely: 'journeys',
  },
  {
    name: 'the panel in Turkish has an English word in a state that is rarely seen',
    file: 'packages/ui/src/admin/DashboardScreen/SectionFailure.tsx',
    before: '        {adminText.tryAgain}\n',
    after: "        {'Try again'}\n",
    likely: 'palettes',
  },
  {
    name: 'the toolbar of lists is cut on a phone',
    file: 'packages/ui/src/admin/parts/ListToolbar/ListToolbar.css.ts',
    before: '  minWidth: 120,\n  maxWidth: 232,',
    after: '  minWidth: 460,\n  maxWidth: 532,',
    likely: 'palettes',
  },
  {
    name: 'the server and the browser render a different page',
    file: 'packages/ui/src/site/parts/MemberCard/MemberCard.tsx',
    before: '<p className={css.position}>{position}</p>',
    after: "<p className={css.position}>{typeof window === 'undefined' ? position : `${position} `}</p>",
    likely: 'journeys',
  },
  {
    name: 'a page tells search engines nothing of its own address',
    file: 'apps/site/src/HeadTags.tsx',
    before: '<link rel="canonical" href={`${origin}${props.canonicalPath}`} />',
    after: '<link rel="alternate" href={`${origin}${props.canonicalPath}`} />',
    likely: 'rules',
  },
];
