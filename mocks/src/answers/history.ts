import type { historyEndpoints } from '@vitrin/contract/endpoints/history';
import { historyKinds, type VersionedKind, type VersionRecord } from '@vitrin/contract/history/history';
import { changeBetween, isNoChange, noChange } from '@vitrin/contract/history/historyChange';
import {
  type HistorySection,
  type HistorySectionName,
  historySections,
  settingSections,
} from '@vitrin/contract/history/historySections';
import type { ContentGroup } from '@vitrin/contract/kinds/contentKinds';
import { type LibraryPicture, pictureTold } from '@vitrin/contract/files/library';
import { limits } from '@vitrin/contract/limits';
import { refusals } from '@vitrin/contract/errors/refusals';
import type { SiteAtChange } from '@vitrin/contract/history/siteAt';
import { sliderImage } from '@vitrin/contract/pages/slider';
import {
  archivedAs,
  type KeptVersion,
  keepingVersions,
  listedIn,
  recordOfEntry,
  recordOfPicture,
  recordOfSection,
} from '../archive.ts';
import type { AnswersOf } from '../asked.ts';
import type { Item } from '../collection.ts';
import { user } from '../fixtures/session.ts';
import { ListAnswer } from '../listAnswer.ts';
import { MockFailure, missing } from '../mockFailure.ts';
import type { MockState } from '../state.ts';
import { projectInfoOf } from './projects.ts';

type Subject = { kind: VersionedKind; id: string };

/** The versions of everything written since the state was created. */
export function historyAnswers(state: MockState): AnswersOf<typeof historyEndpoints> {
  const { archive, facts } = state;

  function current({ kind, id }: Subject): VersionRecord {
    if (kind === 'settings') return recordOfSection(state, section(id));
    return kind === 'pictures' ? recordOfPicture(picture(id)) : recordOfEntry(kind, state[kind].find(id));
  }

  function picture(id: string): LibraryPicture {
    const found = state.library.get(id);
    if (found === undefined) throw missing('Image');
    return found;
  }

  const keptOf = ({ kind, id }: Subject): KeptVersion[] => archive.get(archivedAs(kind, id)) ?? [];

  function find(subject: Subject, version: string): KeptVersion {
    current(subject);
    const found = keptOf(subject).find((kept) => kept.version.id === version);
    if (found === undefined) throw missing('Version');
    return found;
  }

  /** The path of the version, or the requested one; 409 if another entry has taken it. */
  function freePath(kind: ContentGroup, id: string, own: unknown, asked: string | undefined): object {
    const path = asked ?? own;
    if (typeof path !== 'string') return {};
    const others: readonly Item[] = state[kind].all();
    const isTaken = (one: string) =>
      others.some((other) => other.id !== id && 'path' in other && other.path === one);
    if (path === '' || !isTaken(path)) return { path };
    let number = 2;
    while (isTaken(`${path}-${number}`)) number += 1;
    const message = refusals.trashPathTaken();
    throw new MockFailure(409, message, { errors: { path: message }, path, free: `${path}-${number}` });
  }

  function writeEntry(kind: ContentGroup, id: string, record: VersionRecord, path?: string): void {
    const values = valuesOf(record);
    const list = listedIn(kind);
    const shownIn = (named: (field: string) => boolean) =>
      record.pictures.flatMap(({ field, image }) => (image !== null && named(field) ? [image] : []));
    const listed = shownIn((field) => field === list?.field);
    const [image = null] = shownIn((field) => field !== list?.field);
    const isOn = record.visible === true;
    state[kind].patch(id, {
      ...values,
      ...freePath(kind, id, values['path'], path),
      ...(kind === 'projects'
        ? { ...projectInfoOf(values), image: listed }
        : kind !== 'gallery' && { image }),
      ...(list && { [list.field]: listed }),
      ...(record.place !== null && { displayOrder: record.place }),
      active: isOn,
      status: isOn ? 'active' : 'inactive',
      updatedAt: state.now(),
    });
  }

  function writeSection(name: HistorySectionName, record: VersionRecord): void {
    if (name === 'slider') {
      state.slider.replace(
        record.pictures.map(({ id, image, alt, visible }, index) =>
          sliderImage.parse({ ...image, id, alt, active: visible, displayOrder: index + 1 }),
        ),
      );
      return;
    }
    const { setting, pictures }: HistorySection = settingSections[name];
    const shown = new Map(record.pictures.map(({ field, image }) => [field, image]));
    const change = {
      ...valuesOf(record),
      ...Object.fromEntries(pictures.map((field) => [field, shown.get(field) ?? null])),
      ...(pictures.includes('favicon') && { favIcon: shown.get('favicon') ?? null }),
    };
    if (setting === 'siteInfo') facts.siteInfo = { ...facts.siteInfo, ...change };
    else if (setting === 'home') facts.homePage = { ...facts.homePage, ...change };
    else if (setting === 'about') facts.about = { ...facts.about, ...change };
    else if (setting === 'crewPage') facts.teamTexts = { ...facts.teamTexts, ...change };
    else if (setting === 'privacy') facts.privacy = { ...facts.privacy, ...change };
    else facts.palette = { ...facts.palette, ...change };
  }

  return {
    history: {
      list: ({ params, query: { pageSize = limits.panelVersions, before, minor } }) => {
        current(params);
        const all = keptOf(params)
          .map(({ version }) => version)
          .toReversed()
          .filter((version) => minor !== 'false' || !version.minor);
        const at = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
        return new ListAnswer(all.slice(at, at + pageSize), all.length);
      },
      compare: ({ params, query }) => {
        const from = find(params, params.version);
        const to =
          query.with === undefined ? { version: null, record: current(params) } : find(params, query.with);
        return { from, to, change: changeBetween(from.record, to.record) };
      },
      restore: ({ params, body: { path }, token }) => {
        const { version, record } = find(params, params.version);
        const { kind, id } = params;
        const by = (state.sessions.get(token ?? '') ?? user).fullName;
        const before = current(params);
        keepingVersions(state, { by, act: 'restored', restored: version.at }, () => {
          if (kind === 'settings') writeSection(section(id), record);
          else if (kind === 'pictures') {
            const { focalPoint, ...words } = pictureTold.parse(valuesOf(record));
            state.library.set(id, { ...picture(id), ...words, focalPoint: focalPoint ?? undefined });
          } else writeEntry(kind, id, record, path || undefined);
        });
        const newest = keptOf(params).at(-1);
        if (newest === undefined) throw missing('Version');
        return { version: isNoChange(changeBetween(before, current(params))) ? version : newest.version };
      },
    },
    siteAt: {
      read: ({ query: { at } }) => ({ at, changes: changesSince(at) }),
      restore: ({ body: { at }, token }) => {
        const by = (state.sessions.get(token ?? '') ?? user).fullName;
        const changes = changesSince(at);
        const before = new Date(Date.parse(state.now()) - 1).toISOString();
        keepingVersions(state, { by, act: 'restored', restored: at }, () => {
          for (const change of changes) makeAsAt(change, at);
        });
        return { at, changes, before };
      },
    },
  };

  /** What restoring the site to a given time would change, as far as the mock knows it. */
  function changesSince(at: string): SiteAtChange[] {
    if (at >= state.now())
      throw new MockFailure(400, refusals.invalidFields(), { errors: { at: refusals.siteAtFuture() } });
    const written = [...archive.keys()].flatMap((key): SiteAtChange[] => {
      const [name = '', id = ''] = key.split(' ');
      const kind = historyKinds.find((each) => each === name);
      if (kind === undefined) return [];
      const isThere = kind === 'settings' || state[kind].all().some((entry: Item) => entry.id === id);
      const kept = keptOf({ kind, id });
      if (!isThere || (kept.at(-1)?.version.at ?? at) <= at) return [];
      const now = current({ kind, id });
      const titled = now.fields.find((field) => field.name === 'title' || field.name === 'name')?.value;
      const title = kind !== 'settings' && typeof titled === 'string' ? titled : '';
      const then = kept.findLast(({ version }) => version.at <= at || version.act === 'initial');
      if (then === undefined) return [{ kind, id, title, act: 'removed', change: noChange, fault: null }];
      const change = changeBetween(now, then.record);
      return isNoChange(change) ? [] : [{ kind, id, title, act: 'changed', change, fault: null }];
    });
    const returned = state.bin.all().flatMap(({ item }): SiteAtChange[] => {
      const kind = historyKinds.find((each) => each === item.kind);
      if (kind === undefined || item.deletedAt <= at) return [];
      const rest = { title: item.title, change: noChange, fault: null };
      return [{ kind, id: item.entryId, act: 'returned', ...rest }];
    });
    return [...written, ...returned];
  }

  function makeAsAt({ kind, id, act }: SiteAtChange, at: string): void {
    const trashed = state.bin.all().find(({ item }) => item.kind === kind && item.entryId === id);
    if (act === 'returned') {
      trashed?.back(undefined);
      state.bin.drop(trashed?.item.id ?? '');
      return;
    }
    if (act === 'removed') {
      if (kind !== 'settings') state[kind].remove(id);
      return;
    }
    const then = keptOf({ kind, id }).findLast(
      ({ version }) => version.at <= at || version.act === 'initial',
    );
    if (then === undefined) return;
    if (kind === 'settings') writeSection(section(id), then.record);
    else writeEntry(kind, id, then.record);
  }
}

const valuesOf = ({ fields }: VersionRecord): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, html, value }) => [name, html ?? value]));

function section(id: string): HistorySectionName {
  const found = historySections.find((name) => name === id);
  if (found === undefined) throw missing('Setting');
  return found;
}
