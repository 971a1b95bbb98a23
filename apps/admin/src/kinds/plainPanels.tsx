import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import type { BulkAct, BulkDone, NewPlace } from '@vitrin/contract/fields';
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
import { client } from '../api.ts';
import type { EditedKind } from '../forms/useEditedItem.ts';
import { pdfsOf } from '../pictures/takesFor.ts';
import { createManagedList, type Listed } from '../lists/managedList.ts';
import type { ListReads } from '../lists/listReads.ts';
import { keys } from '../queryClient.ts';
import { noPictures, onePicture } from './onePicture.ts';
import { type KindForm, type PanelKind, panelKind } from './panelKind.tsx';
import { switched } from './switched.ts';

type ById = { params: { id: string } };

/** The calls about a plain kind, as its list and form use them. */
type PlainPanelCalls<Item, Values> = {
  listAll: ListReads<Item>['list'];
  read: (input: ById & { signal?: AbortSignal }) => Promise<Item>;
  create: (input: { body: Values; key?: string }) => Promise<Item>;
  update: (input: ById & { body: Values & { updatedAt?: string } }) => Promise<Item>;
  toggle: (input: ById) => Promise<Item>;
  remove: (input: ById) => Promise<unknown>;
  bulk: (input: { body: BulkAct }) => Promise<BulkDone>;
  move: (input: ById & { body: NewPlace }) => Promise<unknown>;
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
    list: calls.listAll,
    factsOf: of.facts,
    toggle: (id) => calls.toggle({ params: { id } }),
    switched,
    remove: (id) => calls.remove({ params: { id } }),
    bulk: (body) => calls.bulk({ body }),
    move: (id, body) => calls.move({ params: { id }, body }),
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
        read: (id, signal) => calls.read({ params: { id }, signal }),
        create: (body) => calls.create({ body }),
        update: (id, body) => calls.update({ params: { id }, body }),
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

/** The plain kinds, in the panel. */
export const plainPanels: readonly PanelKind[] = [
  plainPanel({
    group: 'figures',
    calls: client.figures,
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
    calls: client.references,
    facts: ({ name, sector }) => ({ title: name, words: `${name} ${sector}` }),
    titleField: 'name',
    site: sitePaths.home(),
    item: referenceKind.record,
    form: referenceKind.form,
    loadSaving: onePicture(client.references, 'references'),
    load: async () => {
      const { referenceRows: rows, ReferenceFormScreen: Screen } = await import(
        '@vitrin/ui/admin/kinds/references'
      );
      return { rows, Screen };
    },
  }),
  plainPanel({
    group: 'voices',
    calls: client.voices,
    facts: ({ name, role, company, text }) => ({ title: name, words: `${name} ${role} ${company} ${text}` }),
    titleField: 'name',
    site: sitePaths.home(),
    item: voiceKind.record,
    form: voiceKind.form,
    offersProjects: true,
    loadSaving: onePicture(client.voices, 'voices'),
    load: async () => {
      const { voiceRows: rows, VoiceFormScreen: Screen } = await import('@vitrin/ui/admin/kinds/voices');
      return { rows, Screen };
    },
  }),
  plainPanel({
    group: 'certificates',
    calls: client.certificates,
    facts: ({ title, issuer, year }) => ({ title: title, words: `${title} ${issuer} ${year}` }),
    titleField: 'title',
    site: sitePaths.about(),
    item: certificateKind.record,
    form: certificateKind.form,
    pdfCalls: pdfsOf('certificates', client.certificates),
    loadSaving: onePicture(client.certificates, 'certificates'),
    load: async () => {
      const { certificateRows: rows, CertificateFormScreen: Screen } = await import(
        '@vitrin/ui/admin/kinds/certificates'
      );
      return { rows, Screen };
    },
  }),
];
