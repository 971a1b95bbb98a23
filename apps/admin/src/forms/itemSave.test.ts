import { ApiError } from '@vitrin/api-client/errors';
import { type Service, type ServiceValues, serviceKind } from '@vitrin/contract/kinds/service';
import { services } from '@vitrin/mocks/fixtures/services';
import type { SaveRequest } from '@vitrin/ui/admin/saving';
import { libraryPictures } from '@vitrin/mocks/fixtures/library';
import { describe, expect, it, vi } from 'vitest';
import { type Adding, type PdfCalls, type SavingCalls, saveItem } from './itemSave.ts';
import { inWords } from '@vitrin/ui/admin/inWords';
import { refusals } from '@vitrin/contract/errors/refusals';
import { type DescribeCall, type OnePictureCalls, savesOnePicture } from '../pictures/savesOnePicture.ts';

const [service, other] = services;
if (!service || !other) throw new Error('The fixtures have too few services');

type Request = SaveRequest<Service, ServiceValues>;
type Calls = SavingCalls<Service, ServiceValues>;
type Describe = NonNullable<DescribeCall['update']>;
type PictureCalls = OnePictureCalls<Service>;
type Removal = NonNullable<PictureCalls['removeImage']>;

const refusal = (status: number, body: object, fieldErrors: Record<string, string> = {}) =>
  new ApiError({ kind: 'answer', status, message: 'refused', body, fieldErrors });

const calls = () => ({
  create: vi.fn<Calls['create']>().mockResolvedValue(service),
  update: vi.fn<Calls['update']>().mockResolvedValue(service),
  uploadImage: vi.fn<PictureCalls['uploadImage']>().mockResolvedValue({ ...service, image: other.image }),
  describe: vi
    .fn<Describe>()
    .mockImplementation(async ({ params: { id }, body }) => ({ id, url: '/p', ...body })),
  removeImage: vi.fn<Removal>().mockResolvedValue({ ...service, image: null }),
  isDeleted: vi.fn<NonNullable<Calls['isDeleted']>>().mockResolvedValue(false),
});

const fields = {
  ...serviceKind.blank,
  title: service.title,
  path: service.path,
  icon: '',
  shortDescription: '',
  description: '<p>a</p>',
  active: true,
};

const requestOf = (change: Partial<Request>): Request => ({
  stored: service,
  fields,
  picture: { kind: 'keep' },
  updatedAt: service.updatedAt,
  onProgress: () => undefined,
  signal: new AbortController().signal,
  ...change,
});

const [libraryPicture = unreached()] = libraryPictures;

function unreached(): never {
  throw new Error('The fixtures have no picture');
}

const onRefused = vi.fn<() => void>();
const noted = () => vi.fn<(saved: Service) => void>();
const file = new File(['x'], 'a.png', { type: 'image/png' });
const withPicture = { picture: { kind: 'replace', file, alt: 'Avlu' } } as const;
const run = (
  client: ReturnType<typeof calls>,
  change: Partial<Request>,
  onSaved = noted(),
  addition?: Adding,
) =>
  saveItem(
    {
      ...client,
      item: serviceKind.record,
      savePictures: savesOnePicture(client, { update: client.describe, onRefused }, async (id, entryId) => {
        if (id === 'gone') throw new Error('gone');
        return { id, url: `/${entryId}/${id}.webp`, alt: 'Kitaplıktaki söz' };
      }),
    },
    requestOf(change),
    onSaved,
    addition,
  );

const taken = (id: string, alt: string) =>
  ({
    picture: { kind: 'take', picture: { ...libraryPicture, id }, alt },
  }) as const;

describe('saveItem', () => {
  it('uses a library picture that the author may not describe, and says so', async () => {
    const client = calls();
    client.describe.mockRejectedValue(refusal(403, {}));
    const saved = await run(client, taken('kitaplik', 'Başka söz'));
    expect(saved).toMatchObject({ picture: 'done', item: { image: { alt: 'Kitaplıktaki söz' } } });
    expect(onRefused).toHaveBeenCalledOnce();
  });

  it('uses a library picture without sending a file, and updates its description if that differs', async () => {
    const client = calls();
    const saved = await run(client, taken('kitaplik', 'Kitaplıktaki söz'));
    expect(saved).toMatchObject({
      picture: 'done',
      item: { image: { url: `/${service.id}/kitaplik.webp` } },
    });
    expect([client.uploadImage, client.describe].map((call) => vi.mocked(call).mock.calls.length)).toEqual([
      0, 0,
    ]);
    await run(client, taken('kitaplik', 'Başka'));
    expect(client.describe).toHaveBeenCalledWith({ params: { id: 'kitaplik' }, body: { alt: 'Başka' } });
  });

  it('reports that a library picture could not be used', async () => {
    expect(await run(calls(), taken('gone', ''))).toMatchObject({ status: 'saved', picture: 'failed' });
  });

  it('tells of an item that was deleted, and of no other, as its picture is refused', async () => {
    const client = calls();
    client.uploadImage.mockRejectedValue(refusal(404, { message: 'm' }));
    const attempt = () => run(client, { fields: null, ...withPicture });
    expect(await attempt()).toMatchObject({ status: 'saved', picture: 'failed' });
    client.isDeleted.mockResolvedValue(true);
    expect(await attempt()).toEqual({ status: 'failed', gone: { trash: undefined } });
    expect(client.isDeleted).toHaveBeenCalledWith(service.id, expect.any(AbortSignal));
  });

  it('adds a new item with one call', async () => {
    const client = calls();
    expect(await run(client, { stored: null, updatedAt: undefined })).toEqual({
      status: 'saved',
      item: service,
      picture: 'done',
    });
    expect(client.create).toHaveBeenCalledWith(fields, expect.stringMatching(/^[\da-f-]{36}$/));
    expect(client.update).not.toHaveBeenCalled();
  });

  it('adds once if the first response was lost, with the form’s latest values', async () => {
    const client = calls();
    const lost = new ApiError({ kind: 'network', status: 0, message: 'Network Error' });
    client.create.mockRejectedValueOnce(lost);
    const addition = { key: 'k', unsure: false };
    const attempt = (title: string) =>
      run(client, { stored: null, fields: { ...fields, title }, updatedAt: undefined }, noted(), addition);
    expect(await attempt('Bir')).toEqual({ status: 'failed', lost: true });
    expect(await attempt('İki')).toMatchObject({ status: 'saved' });
    expect(client.create.mock.calls.map(([, key]) => key)).toEqual(['k', 'k']);
    expect(client.update).toHaveBeenCalledWith(service.id, { ...fields, title: 'İki' });
  });

  it('changes a stored item with the version that was read', async () => {
    const client = calls();
    await run(client, {});
    expect(client.update).toHaveBeenCalledWith(service.id, { ...fields, updatedAt: service.updatedAt });
  });

  it('uploads only a picture if no field has changed', async () => {
    const client = calls();
    const outcome = await run(client, { fields: null, ...withPicture });
    expect(client.update).not.toHaveBeenCalled();
    expect(outcome).toMatchObject({
      status: 'saved',
      picture: 'done',
      item: { image: { id: other.image?.id } },
    });
  });

  it('describes a new picture once it is uploaded', async () => {
    const client = calls();
    const outcome = await run(client, { fields: null, ...withPicture });
    expect(client.describe).toHaveBeenCalledWith({ params: { id: other.image?.id }, body: { alt: 'Avlu' } });
    expect(outcome).toMatchObject({ status: 'saved', item: { image: { alt: 'Avlu' } } });
  });

  it('describes the stored picture without uploading it again', async () => {
    const client = calls();
    const outcome = await run(client, { fields: null, picture: { kind: 'describe', alt: 'Çatı' } });
    expect(client.uploadImage).not.toHaveBeenCalled();
    expect(client.describe).toHaveBeenCalledWith({
      params: { id: service.image?.id },
      body: { alt: 'Çatı' },
    });
    expect(outcome).toMatchObject({ status: 'saved', picture: 'done', item: { image: { alt: 'Çatı' } } });
  });

  it('removes a picture', async () => {
    const outcome = await run(calls(), { fields: null, picture: { kind: 'remove' } });
    expect(outcome).toMatchObject({ status: 'saved', item: { image: null } });
  });

  it('keeps what was saved if the picture fails', async () => {
    const client = calls();
    client.uploadImage.mockRejectedValue(refusal(500, {}));
    const onSaved = noted();
    const outcome = await run(client, withPicture, onSaved);
    expect(outcome).toEqual({
      status: 'saved',
      item: service,
      picture: 'failed',
      wrong: { main: true, reasons: ['The server could not take it.'] },
    });
    expect(onSaved).toHaveBeenCalledTimes(1);
  });

  it('distinguishes a cancelled upload from a failed one', async () => {
    const client = calls();
    client.uploadImage.mockRejectedValue(new Error('aborted'));
    const outcome = await run(client, { ...withPicture, signal: AbortSignal.abort() });
    expect(outcome).toMatchObject({ status: 'saved', picture: 'cancelled' });
  });

  it.each([
    [refusal(409, {}, { path: 'taken' }), { status: 'rejected', fields: { path: 'taken' } }],
    [
      refusal(409, { message: 'm', current: other, updatedAt: other.updatedAt }),
      { status: 'conflict', current: other },
    ],
    [refusal(409, { message: 'm' }), { status: 'failed' }],
    [refusal(404, { message: 'm' }), { status: 'failed', gone: { trash: undefined } }],
    [refusal(500, {}), { status: 'failed' }],
    [new TypeError('broken'), { status: 'failed' }],
  ])('turns %s into an outcome', async (error, outcome) => {
    const client = calls();
    client.update.mockRejectedValue(error);
    expect(await run(client, {})).toEqual(outcome);
  });
});

describe('a picture that the API can neither describe nor take away', () => {
  const save = savesOnePicture<Service>(
    { ...calls(), removeImage: undefined },
    { update: undefined },
    unreached,
  );
  it.each([{ kind: 'describe', alt: 'Çatı' }, { kind: 'remove' }] as const)(
    'stays: $kind',
    async (change) => {
      expect(await save(service, change, requestOf({}))).toEqual({ item: service });
    },
  );
});

const pdfCalls = () => ({
  uploadPdf: vi.fn<PdfCalls<Service>['uploadPdf']>().mockResolvedValue(other),
  removePdf: vi.fn<PdfCalls<Service>['removePdf']>().mockResolvedValue(other),
  takePdf: vi.fn<PdfCalls<Service>['takePdf']>().mockResolvedValue(other),
});

const savePictures = async (item: Service) => ({ item });

const saveWith = (change: Partial<Request>, pdfs = pdfCalls()) => {
  const { create, update } = calls();
  const kind = { item: serviceKind.record, create, update, savePictures, pdfCalls: pdfs };
  return saveItem(kind, requestOf(change), () => undefined);
};

describe('a PDF', () => {
  const pdf = new File(['%PDF'], 'a.pdf', { type: 'application/pdf' });
  it('is sent after the fields, and reports its progress', async () => {
    const pdfs = pdfCalls();
    const told: number[] = [];
    const outcome = await saveWith(
      { pdf: { kind: 'replace', file: pdf }, onPdfProgress: (share) => told.push(share) },
      pdfs,
    );
    expect(outcome).toEqual({ status: 'saved', item: other, picture: 'done' });
    expect(pdfs.uploadPdf).toHaveBeenCalledWith(
      expect.objectContaining({ params: { id: service.id }, file: pdf }),
    );
    expect(told).toEqual([0]);
    expect(await saveWith({ pdf: { kind: 'remove' } }, pdfs)).toMatchObject({ item: other });
    expect(pdfs.removePdf).toHaveBeenCalledTimes(1);
  });

  it('that is refused leaves the rest saved, with the reason', async () => {
    const pdfs = pdfCalls();
    pdfs.uploadPdf.mockRejectedValue(refusal(400, {}, { file: refusals.pdfDamaged() }));
    const outcome = await saveWith({ pdf: { kind: 'replace', file: pdf } }, pdfs);
    expect(outcome).toEqual({
      status: 'saved',
      item: service,
      picture: 'done',
      pdf: { cancelled: false, reason: inWords(refusals.pdfDamaged()) },
    });
  });

  it('of the library becomes that of the item without sending a file, and reports if it is gone', async () => {
    const pdfs = pdfCalls();
    const take = { pdf: { kind: 'take', pdf: { ...libraryPicture, id: 'katalog' } } } as const;
    expect(await saveWith(take, pdfs)).toEqual({ status: 'saved', item: other, picture: 'done' });
    expect(pdfs.takePdf).toHaveBeenCalledWith('katalog', service.id);
    expect(pdfs.uploadPdf).not.toHaveBeenCalled();
    pdfs.takePdf.mockRejectedValue(refusal(404, {}));
    expect(await saveWith(take, pdfs)).toMatchObject({ status: 'saved', pdf: { cancelled: false } });
  });

  it('is not sent once the upload was cancelled', async () => {
    const pdfs = pdfCalls();
    const stop = new AbortController();
    stop.abort();
    const outcome = await saveWith({ pdf: { kind: 'replace', file: pdf }, signal: stop.signal }, pdfs);
    expect(outcome).toMatchObject({ status: 'saved', pdf: { cancelled: true } });
    expect(pdfs.uploadPdf).not.toHaveBeenCalled();
  });
});
