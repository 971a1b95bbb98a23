import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { certificateKind } from '@vitrin/contract/kinds/certificate';
import { figureKind } from '@vitrin/contract/kinds/figure';
import { type PlainGroup, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { referenceKind } from '@vitrin/contract/kinds/reference';
import { voiceKind } from '@vitrin/contract/kinds/voice';
import { limits } from '@vitrin/contract/limits';
import { sitePaths } from '@vitrin/contract/paths/sitePaths';
import type { ListKind } from '@vitrin/ui/admin/listKind';
import type { PictureChange, StoredItem } from '@vitrin/ui/admin/saving';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { ourClient } from '../api.ts';
import type { EditedKind } from '../forms/useEditedItem.ts';
import { pdfsOf } from '../pictures/takesFor.ts';
import { createManagedList, type KindCalls, type Listed, listedBy } from '../lists/managedList.ts';
import type { ListReads } from '../lists/listReads.ts';
import { keys } from '../queryClient.ts';
import { noPictures, onePicture } from './onePicture.ts';
import { type ById, type EntryCalls, type KindForm, type PanelKind, panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

/** The calls about a plain kind, as its list and form use them. */
type PlainPanelCalls<Item, Values> = EntryCalls<Item, Values> &
  KindCalls<Item> & {
    toggle: (input: ById) => Promise<Item>;
  };

/** What differs between plain kinds in the panel. */
type Plain<Item extends Listed & StoredItem, Values> = Pick<ListReads<Item>, 'titleField'> &
  Pick<EditedKind<Item, Values>, 'item' | 'form' | 'pdfCalls' | 'offersProjects'> &
  Pick<KindForm<Item, Values, PictureChange>, 'loadSaving'> & {
    group: PlainGroup;
    calls: PlainPanelCalls<Item, Values>;
    facts: ListReads<Item>['factsOf'];
    /** The public page that shows its entries. */
    site: string;
    load: () => Promise<{
      rows: ListKind<Item>;
      Screen: Awaited<ReturnType<KindForm<Item, Values, PictureChange>['load']>>;
    }>;
  };

function plainPanel<Item extends Listed & StoredItem, Values>(of: Plain<Item, Values>): PanelKind {
  const { group, calls, site, load } = of;
  const { name } = plainKinds[group];
  const paths = plainPaths(group);
  const texts = () => itemFormsText[name];
  const content = createManagedList({
    key: keys.list(group),
    text: () => adminText[group],
    size: limits.panelRows,
    titleField: of.titleField,
    factsOf: of.facts,
    toggle: (id) => calls.toggle({ params: { id } }),
    switched,
    ...listedBy(calls),
  });
  return panelKind(
    {
      path: paths.list,
      title: () => adminText[group].title,
      content,
      load: async () => (await load()).rows,
    },
    {
      newPath: paths.begin,
      site,
      texts,
      edited: {
        name,
        history: group,
        item: of.item,
        form: of.form,
        ...(of.pdfCalls && { pdfCalls: of.pdfCalls }),
        ...(of.offersProjects && { offersProjects: true }),
        calls,
        lists: [keys.list(group)],
        editPath: paths.edit,
        subjectOf: (item) => ({ title: of.facts(item).title, siteHref: site }),
        texts,
      },
      loadSaving: of.loadSaving,
      load: async () => (await load()).Screen,
    },
  );
}

/** Lists, forms and routes of the plain kinds; a new one is an entry here. */
export const plainPanels: readonly PanelKind[] = [
  plainPanel({
    group: 'figures',
    calls: ourClient.figures,
    facts: ({ title, value, unit }) => ({ title: title, words: `${title} ${value} ${unit}` }),
    titleField: 'title',
    site: sitePaths.home(),
    item: figureKind.record,
    form: figureKind.form,
    loadSaving: noPictures,
    load: async () => {
      const { figureRows: rows, FigureFormScreen: Screen } = await import('@vitrin/ui/admin/kinds/figures');
      return { rows, Screen };
    },
  }),
  plainPanel({
    group: 'references',
    calls: ourClient.references,
    facts: ({ name, sector }) => ({ title: name, words: `${name} ${sector}` }),
    titleField: 'name',
    site: sitePaths.home(),
    item: referenceKind.record,
    form: referenceKind.form,
    loadSaving: onePicture(ourClient.references, 'references'),
    load: async () => {
      const { referenceRows: rows, ReferenceFormScreen: Screen } = await import(
        '@vitrin/ui/admin/kinds/references'
      );
      return { rows, Screen };
    },
  }),
  plainPanel({
    group: 'voices',
    calls: ourClient.voices,
    facts: ({ name, role, company, text }) => ({ title: name, words: `${name} ${role} ${company} ${text}` }),
    titleField: 'name',
    site: sitePaths.home(),
    item: voiceKind.record,
    form: voiceKind.form,
    offersProjects: true,
    loadSaving: onePicture(ourClient.voices, 'voices'),
    load: async () => {
      const { voiceRows: rows, VoiceFormScreen: Screen } = await import('@vitrin/ui/admin/kinds/voices');
      return { rows, Screen };
    },
  }),
  plainPanel({
    group: 'certificates',
    calls: ourClient.certificates,
    facts: ({ title, issuer, year }) => ({ title: title, words: `${title} ${issuer} ${year}` }),
    titleField: 'title',
    site: sitePaths.about(),
    item: certificateKind.record,
    form: certificateKind.form,
    pdfCalls: pdfsOf('certificates', ourClient.certificates),
    loadSaving: onePicture(ourClient.certificates, 'certificates'),
    load: async () => {
      const { certificateRows: rows, CertificateFormScreen: Screen } = await import(
        '@vitrin/ui/admin/kinds/certificates'
      );
      return { rows, Screen };
    },
  }),
];
