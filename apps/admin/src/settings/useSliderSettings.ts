import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LibraryPicture } from '@vitrin/contract/files/library';
import type { Load } from '@vitrin/contract/load';
import type { SliderImage } from '@vitrin/contract/pages/slider';
import type { SliderCalls, UploadEnd } from '@vitrin/ui/admin/SettingsScreen';
import { adminSettingsText } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import { knownReasonOf } from '../shared/reasonOf.ts';
import { fileKeyOf, newRepeatKey } from '../shared/repeatKey.ts';
import { flipEach } from '../lists/acting/flips.ts';
import { createIdSet, useIds } from '../shared/idSet.ts';
import { loadOf } from '../shared/loadOf.ts';
import { switched } from '../lists/acting/switched.ts';
import { keys } from '../queryClient.ts';
import { duringWork } from '../shared/duringWork.ts';
import { removed } from '../shared/removed.ts';
import { tellFailure } from '../shared/tellFailure.ts';
import { undoable } from '../shared/undoable.ts';

const { slider, library } = client;
const { update: describeSlide, remove: removeSlide } = slider;

/** The calls that switch a picture. */
const switches = {
  list: slider.listAll,
  toggle: (id: string) => slider.toggle({ params: { id } }),
  switched,
};

/** The number of reorders, and a promise for the last request; they are sent sequentially. */
const moves = { count: 0, sent: Promise.resolve(true) };

/** Pictures removed from the screen while their deletion can still be undone. */
const leaving = createIdSet();

const isDone = (call: Promise<unknown>): Promise<boolean> =>
  call.then(
    () => true,
    () => false,
  );

/** The banner's images, and functions that change them; after each change the list is refetched. */
export function useSliderSettings(): SliderCalls & { slides: Load<readonly SliderImage[]> } {
  const { slider: text } = adminSettingsText;
  const queries = useQueryClient();
  const gone = useIds(leaving);
  const query = useQuery({
    queryKey: keys.slider,
    queryFn: ({ signal }) => slider.listAll({ signal }),
  });
  const load = loadOf(query, text.loadFailed);

  /** Not awaited: without a connection refetching takes long. */
  const reload = () => {
    void queries.invalidateQueries({ queryKey: keys.slider });
    void queries.invalidateQueries({ queryKey: keys.pages });
  };

  const write = (change: (images: SliderImage[]) => SliderImage[]) =>
    queries.setQueryData<SliderImage[]>(keys.slider, (images) => images && change(images));

  async function worked(call: Promise<unknown>): Promise<boolean> {
    const done = await isDone(call);
    reload();
    return done;
  }

  async function add(file: File, onProgress: (share: number) => void): Promise<UploadEnd> {
    try {
      await duringWork(slider.upload({ file, onProgress, key: fileKeyOf(file) }));
      return { stored: true };
    } catch (error) {
      return { stored: false, why: knownReasonOf(error) };
    } finally {
      reload();
    }
  }

  async function take(calls: NonNullable<typeof library>, { id }: LibraryPicture): Promise<UploadEnd> {
    try {
      await calls.use({ params: { id }, body: { kind: 'slider' }, key: newRepeatKey() });
      return { stored: true };
    } catch (error) {
      return { stored: false, why: knownReasonOf(error) };
    } finally {
      reload();
      void queries.invalidateQueries({ queryKey: keys.list('library') });
    }
  }

  async function reorder(ids: readonly string[]): Promise<boolean> {
    moves.count += 1;
    const count = moves.count;
    await queries.cancelQueries({ queryKey: keys.slider });
    const all = queries.getQueryData<SliderImage[]>(keys.slider) ?? [];
    const shown = ids.flatMap((id) => all.filter((image) => image.id === id));
    const images = [...shown, ...all.filter(({ id }) => !ids.includes(id))];
    write(() => images);
    const body = { images: images.map(({ id }, index) => ({ id, displayOrder: index + 1 })) };
    moves.sent = moves.sent.then(() => arranged(slider.reorder({ body })));
    return moves.sent;

    async function arranged(call: Promise<unknown>): Promise<boolean> {
      const done = await isDone(call);
      // The next one sends the whole order.
      if (count !== moves.count) return true;
      if (!done) write(() => all);
      reload();
      return done;
    }
  }

  async function toggle(id: string): Promise<boolean> {
    // A pending read would bring back the former state, which undoing would then flip.
    await queries.cancelQueries({ queryKey: keys.slider });
    const shown = queries.getQueryData<SliderImage[]>(keys.slider)?.find((image) => image.id === id);
    if (shown === undefined) return false;
    const show = (active: boolean) =>
      write((images) => images.map((image) => (image.id === id ? { ...image, active } : image)));
    show(!shown.active);
    const failed = await flipEach(switches, [shown], () => undefined);
    if (failed.length > 0) show(shown.active);
    reload();
    return failed.length === 0;
  }

  function remove(call: NonNullable<typeof slider.remove>, id: string): void {
    leaving.add([id]);
    undoable(text.deleted, {
      onUndo: () => leaving.remove([id]),
      onLapse: async () => {
        const done = await worked(removed(call({ params: { id } })));
        if (done) write((images) => images.filter((image) => image.id !== id));
        leaving.remove([id]);
        if (!done) tellFailure(text.deleteFailed, () => remove(call, id));
      },
    });
  }

  return {
    slides:
      load.status === 'ready' ? { status: 'ready', data: load.data.filter(({ id }) => !gone.has(id)) } : load,
    onAddSlide: add,
    onToggleSlide: toggle,
    onReorderSlides: reorder,
    onTakeSlide: library && ((picture) => take(library, picture)),
    onDescribeSlide: describeSlide && ((id, alt) => worked(describeSlide({ params: { id }, body: { alt } }))),
    onDeleteSlide: removeSlide && ((id) => remove(removeSlide, id)),
  };
}
