import { plainPaths } from '@vitrin/contract/paths/adminPaths';
import { titleOf } from '@vitrin/contract/kinds/entryTexts';
import {
  type PlainGroup,
  type PlainKind,
  plainKinds,
  type PlainValues,
} from '@vitrin/contract/kinds/plainKinds';
import { limits } from '@vitrin/contract/limits';
import type { ListKind } from '@vitrin/ui/admin/listKind';
import type { PictureChange, StoredItem } from '@vitrin/ui/admin/saving';
import { adminText, itemFormsText } from '@vitrin/ui/text/panelText';
import { client, ourClient } from '../api.ts';
import type { EditedKind } from '../forms/useEditedItem.ts';
import { pdfsOf } from '../pictures/takesFor.ts';
import { factsOfKind } from '../lists/reading/factsOfKind.ts';
import { createManagedList, type KindCalls, type Listed, listedBy } from '../lists/managedList.ts';
import { keys } from '../queryClient.ts';
import { noPictures, onePicture } from '../pictures/onePicture.ts';
import { type ById, type EntryCalls, type KindForm, type PanelKind, panelKind } from './panelKind.tsx';
import { switched } from '../lists/acting/switched.ts';

/** The calls about a plain kind, as its list and form use them. */
type PlainPanelCalls<Item, Values> = EntryCalls<Item, Values> &
  KindCalls<Item> & {
    toggle: (input: ById) => Promise<Item>;
  };

/** What differs between plain kinds in the panel. */
type Plain<Item extends Listed & StoredItem, Values> = Pick<EditedKind<Item, Values>, 'pdfCalls'> &
  Pick<KindForm<Item, Values, PictureChange>, 'loadSaving'> & {
    calls: PlainPanelCalls<Item, Values>;
    /** Prefix of its draft names; the name of the kind by default. */
    name?: string;
    /** The item after its switch was flipped, if the response is incomplete. */
    toggled?: (answer: Item, item: Item) => Item;
    /** The code of its list and of its form. */
    loadRows: () => Promise<ListKind<Item>>;
    loadForm: KindForm<Item, Values, PictureChange>['load'];
  };

function plainPanel<Group extends PlainGroup>(
  group: Group,
  of: Plain<ReturnType<PlainKind<Group>['record']['parse']>, PlainValues<Group>>,
): PanelKind<Group>;
function plainPanel(group: PlainGroup, of: Plain<Listed & StoredItem, object>): PanelKind {
  const { calls, toggled } = of;
  const { kind, page, name } = plainKinds[group];
  const paths = plainPaths(group);
  const site = page();
  const texts = () => itemFormsText[name];
  return panelKind(
    {
      path: paths.list,
      title: () => adminText[group].title,
      site,
      content: createManagedList({
        key: keys.list(group),
        text: () => adminText[group],
        size: limits.panelRows,
        ...factsOfKind(kind),
        toggle: async (id, item) => {
          const answer = await calls.toggle({ params: { id } });
          return toggled?.(answer, item) ?? answer;
        },
        switched,
        ...listedBy(calls),
      }),
      load: of.loadRows,
    },
    {
      newPath: paths.begin,
      site,
      texts,
      edited: {
        name: of.name ?? name,
        history: group,
        kind,
        ...(of.pdfCalls && { pdfCalls: of.pdfCalls }),
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

/** Lists, forms and routes of the plain kinds; those beyond the specification are only asked for with the additions. */
export const plainPanels = {
  members: plainPanel('members', {
    calls: client.members,
    toggled: (_answer, item) => item,
    loadSaving: onePicture(client.members, 'members'),
    loadRows: async () => (await import('@vitrin/ui/admin/lists/memberRows')).memberRows,
    loadForm: async () => (await import('@vitrin/ui/admin/MemberFormScreen')).MemberFormScreen,
  }),
  reasons: plainPanel('reasons', {
    calls: client.reasons,
    name: 'why-us',
    loadSaving: noPictures,
    loadRows: async () => (await import('@vitrin/ui/admin/lists/reasonRows')).reasonRows,
    loadForm: async () => (await import('@vitrin/ui/admin/ReasonFormScreen')).ReasonFormScreen,
  }),
  figures: plainPanel('figures', {
    calls: ourClient.figures,
    loadSaving: noPictures,
    loadRows: async () => (await import('@vitrin/ui/admin/kinds/figures')).figureRows,
    loadForm: async () => (await import('@vitrin/ui/admin/kinds/figures')).FigureFormScreen,
  }),
  references: plainPanel('references', {
    calls: ourClient.references,
    loadSaving: onePicture(ourClient.references, 'references'),
    loadRows: async () => (await import('@vitrin/ui/admin/kinds/references')).referenceRows,
    loadForm: async () => (await import('@vitrin/ui/admin/kinds/references')).ReferenceFormScreen,
  }),
  voices: plainPanel('voices', {
    calls: ourClient.voices,
    loadSaving: onePicture(ourClient.voices, 'voices'),
    loadRows: async () => (await import('@vitrin/ui/admin/kinds/voices')).voiceRows,
    loadForm: async () => (await import('@vitrin/ui/admin/kinds/voices')).VoiceFormScreen,
  }),
  certificates: plainPanel('certificates', {
    calls: ourClient.certificates,
    pdfCalls: pdfsOf('certificates', ourClient.certificates),
    loadSaving: onePicture(ourClient.certificates, 'certificates'),
    loadRows: async () => (await import('@vitrin/ui/admin/kinds/certificates')).certificateRows,
    loadForm: async () => (await import('@vitrin/ui/admin/kinds/certificates')).CertificateFormScreen,
  }),
  videos: plainPanel('videos', {
    calls: ourClient.videos,
    loadSaving: onePicture(ourClient.videos, 'videos'),
    loadRows: async () => (await import('@vitrin/ui/admin/lists/videoRows')).videoRows,
    loadForm: async () => (await import('@vitrin/ui/admin/VideoFormScreen')).VideoFormScreen,
  }),
} as const satisfies { readonly [Group in PlainGroup]: PanelKind<Group> };
