import type { OfferedCalls } from '@vitrin/api-client/offered';
import type { Service, ServiceValues } from '@vitrin/contract/kinds/service';
import type { MainAndFurther, SaveRequest } from '@vitrin/ui/admin/saving';
import type { SavedPictures } from '../forms/itemSave.ts';
import { reasonOf } from '../shared/reasonOf.ts';
import { type DescribeCall, savesOnePicture, type TakeCall } from './savesOnePicture.ts';
import { savesPictureList } from './savesPictureList.ts';

/** The calls that save a service's main picture and its further ones. */
export type ServicePictureCalls = Pick<
  OfferedCalls['services'],
  'read' | 'uploadImage' | 'removeImage' | 'addFurtherImage' | 'removeFurtherImage' | 'reorderFurtherImages'
>;

const keep = { kind: 'keep' } as const;

/** Saves the main picture of a service, then the further ones; a failure does not affect the rest. */
export function savesServicePictures(
  calls: ServicePictureCalls,
  describe: DescribeCall,
  take: { main: TakeCall; further: TakeCall },
) {
  const saveMain = savesOnePicture<Service>(calls, describe, take.main);
  const { addFurtherImage, removeFurtherImage, reorderFurtherImages } = calls;
  const saveFurther =
    addFurtherImage &&
    removeFurtherImage &&
    savesPictureList<Service>(
      {
        read: calls.read,
        imagesOf: ({ furtherImages }) => furtherImages,
        withImages: (service, furtherImages) => ({ ...service, furtherImages }),
        add: ({ main: _main, ...input }) => addFurtherImage(input),
        remove: removeFurtherImage,
        order: reorderFurtherImages,
      },
      describe,
      take.further,
    );
  return async (
    service: Service,
    { main, further }: MainAndFurther,
    { onProgress, signal }: Pick<SaveRequest<Service, ServiceValues>, 'onProgress' | 'signal'>,
  ): Promise<Pick<SavedPictures<Service, MainAndFurther>, 'item' | 'left' | 'wrong'>> => {
    const mainFiles = main.kind === 'replace' ? 1 : 0;
    const files = further.kind === 'list' ? further.pictures.filter(({ kind }) => kind === 'new').length : 0;
    const told = (from: number, count: number) => (share: number) =>
      onProgress((from + share * count) / (mainFiles + files));
    let item = service;
    let mainLeft: MainAndFurther['main'] = keep;
    const reasons: string[] = [];
    if (main.kind !== 'keep') {
      try {
        ({ item } = await saveMain(item, main, { onProgress: told(0, mainFiles), signal }));
      } catch (error) {
        mainLeft = main;
        if (!signal.aborted) reasons.push(reasonOf(error));
      }
    }
    let furtherLeft: MainAndFurther['further'] = keep;
    if (further.kind === 'list' && saveFurther) {
      const ended = await saveFurther(item, further, { onProgress: told(mainFiles, files), signal });
      item = ended.item;
      furtherLeft = ended.left ?? keep;
      reasons.push(...(ended.wrong?.reasons ?? []));
    }
    if (mainLeft.kind === 'keep' && furtherLeft.kind === 'keep') return { item };
    return {
      item,
      left: { kind: 'mainAndFurther', main: mainLeft, further: furtherLeft },
      wrong: { main: mainLeft.kind !== 'keep', reasons: [...new Set(reasons)] },
    };
  };
}
