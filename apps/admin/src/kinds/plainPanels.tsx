import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { certificateKind } from '@vitrin/contract/kinds/certificate';
import { titleOf } from '@vitrin/contract/kinds/entryTexts';
import { figureKind } from '@vitrin/contract/kinds/figure';
import { type Member, type MemberValues, memberKind } from '@vitrin/contract/kinds/member';
import { type PlainGroup, plainKinds } from '@vitrin/contract/kinds/plainKinds';
import { reasonKind } from '@vitrin/contract/kinds/reason';
import { referenceKind } from '@vitrin/contract/kinds/reference';
import { videoKind } from '@vitrin/contract/kinds/video';
import { voiceKind } from '@vitrin/contract/kinds/voice';
import { limits } from '@vitrin/contract/limits';
import type { ListKind } from '@vitrin/ui/admin/listKind';
import type { PictureChange, StoredItem } from '@vitrin/ui/admin/saving';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client, ourClient } from '../api.ts';
import type { EditedKind } from '../forms/useEditedItem.ts';
import { pdfsOf } from '../pictures/takesFor.ts';
import { factsOfKind } from '../lists/factsOfKind.ts';
import {
  createManagedList,
  type KindCalls,
  type Listed,
  listedBy,
  type ManagedList,
} from '../lists/managedList.ts';
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
type Plain<Item extends Listed & StoredItem, Values> = Pick<
  EditedKind<Item, Values>,
  'item' | 'form' | 'pdfCalls' | 'offersProjects'
> &
  Pick<KindForm<Item, Values, PictureChange>, 'loadSaving'> & {
    group: PlainGroup;
    calls: PlainPanelCalls<Item, Values>;
    /** Prefix of its draft names; the name of the kind by default. */
    name?: string;
    /** The item after its switch was flipped, if the response is incomplete. */
    toggled?: (answer: Item, item: Item) => Item;
    /** The code of its list and of its form. */
    loadRows: () => Promise<ListKind<Item>>;
    loadForm: KindForm<Item, Values, PictureChange>['load'];
  };

const plainList = <Item extends Listed & StoredItem, Values>({
  group,
  calls,
  toggled,
}: Plain<Item, Values>): ManagedList<Item> =>
  createManagedList({
    key: keys.list(group),
    text: () => adminText[group],
    size: limits.panelRows,
    ...factsOfKind(plainKinds[group].kind),
    toggle: async (id, item) => {
      const answer = await calls.toggle({ params: { id } });
      return toggled?.(answer, item) ?? answer;
    },
    switched,
    ...listedBy(calls),
  });

function plainPanel<Item extends Listed & StoredItem, Values>(
  of: Plain<Item, Values>,
  content = plainList(of),
): PanelKind {
  const { group, calls } = of;
  const { kind, page, name } = plainKinds[group];
  const paths = plainPaths(group);
  const site = page();
  const texts = () => itemFormsText[name];
  return panelKind(
    {
      path: paths.list,
      title: () => adminText[group].title,
      site,
      content,
      load: of.loadRows,
    },
    {
      newPath: paths.begin,
      site,
      texts,
      edited: {
        name: of.name ?? name,
        history: group,
        item: of.item,
        form: of.form,
        ...(of.pdfCalls && { pdfCalls: of.pdfCalls }),
        ...(of.offersProjects && { offersProjects: true }),
        calls,
        lists: [keys.list(group), keys.pages],
        editPath: paths.edit,
        subjectOf: (item) => ({ title: titleOf(kind, item), siteHref: site }),
        texts,
      },
      loadSaving: of.loadSaving,
      load: of.loadForm,
    },
  );
}

const members: Plain<Member, MemberValues> = {
  group: 'members',
  calls: client.members,
  item: memberKind.record,
  form: memberKind.form,
  toggled: (_answer, item) => item,
  loadSaving: onePicture(client.members, 'members'),
  loadRows: async () => (await import('@vitrin/ui/admin/lists/memberRows')).memberRows,
  loadForm: async () => (await import('@vitrin/ui/admin/MemberFormScreen')).MemberFormScreen,
};

/** The members of the team as the panel lists them. */
export const memberList = plainList(members);

/** Lists, forms and routes of the plain kinds that every server has. */
export const plainPanels: readonly PanelKind[] = [
  plainPanel(members, memberList),
  plainPanel({
    group: 'reasons',
    calls: client.reasons,
    name: 'why-us',
    item: reasonKind.record,
    form: reasonKind.form,
    loadSaving: noPictures,
    loadRows: async () => (await import('@vitrin/ui/admin/lists/reasonRows')).reasonRows,
    loadForm: async () => (await import('@vitrin/ui/admin/ReasonFormScreen')).ReasonFormScreen,
  }),
];

/** The plain kinds that only our server has. */
export const addedPlainPanels: readonly PanelKind[] = [
  plainPanel({
    group: 'figures',
    calls: ourClient.figures,
    item: figureKind.record,
    form: figureKind.form,
    loadSaving: noPictures,
    loadRows: async () => (await import('@vitrin/ui/admin/kinds/figures')).figureRows,
    loadForm: async () => (await import('@vitrin/ui/admin/kinds/figures')).FigureFormScreen,
  }),
  plainPanel({
    group: 'references',
    calls: ourClient.references,
    item: referenceKind.record,
    form: referenceKind.form,
    loadSaving: onePicture(ourClient.references, 'references'),
    loadRows: async () => (await import('@vitrin/ui/admin/kinds/references')).referenceRows,
    loadForm: async () => (await import('@vitrin/ui/admin/kinds/references')).ReferenceFormScreen,
  }),
  plainPanel({
    group: 'voices',
    calls: ourClient.voices,
    item: voiceKind.record,
    form: voiceKind.form,
    offersProjects: true,
    loadSaving: onePicture(ourClient.voices, 'voices'),
    loadRows: async () => (await import('@vitrin/ui/admin/kinds/voices')).voiceRows,
    loadForm: async () => (await import('@vitrin/ui/admin/kinds/voices')).VoiceFormScreen,
  }),
  plainPanel({
    group: 'certificates',
    calls: ourClient.certificates,
    item: certificateKind.record,
    form: certificateKind.form,
    pdfCalls: pdfsOf('certificates', ourClient.certificates),
    loadSaving: onePicture(ourClient.certificates, 'certificates'),
    loadRows: async () => (await import('@vitrin/ui/admin/kinds/certificates')).certificateRows,
    loadForm: async () => (await import('@vitrin/ui/admin/kinds/certificates')).CertificateFormScreen,
  }),
  plainPanel({
    group: 'videos',
    calls: ourClient.videos,
    item: videoKind.record,
    form: videoKind.form,
    loadSaving: onePicture(ourClient.videos, 'videos'),
    loadRows: async () => (await import('@vitrin/ui/admin/lists/videoRows')).videoRows,
    loadForm: async () => (await import('@vitrin/ui/admin/VideoFormScreen')).VideoFormScreen,
  }),
];
