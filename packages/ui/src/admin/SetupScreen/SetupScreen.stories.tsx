import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { defaultPalette, quickColors } from '@vitrin/contract/settings/palette';
import { emptySiteInfo } from '@vitrin/contract/settings/siteInfoDefaults';
import { demoContent, noDemoContent } from '@vitrin/mocks/fixtures/demoContent';
import { serviceTemplates } from '@vitrin/mocks/fixtures/setup';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { adminFirstDayText, adminGalleryText, adminSettingsText } from '../../text/panelText.ts';
import type { GalleryUpload } from '../GalleryListScreen/GalleryListScreen.tsx';
import type { SetupCalls, StepEnd } from './setupCalls.ts';
import { SetupScreen } from './SetupScreen.tsx';

const facts = { info: emptySiteInfo, palette: defaultPalette, sector: null, taken: new Set<string>() };

const saved = async (): Promise<StepEnd> => ({ saved: true });

const meta = {
  title: 'Admin/SetupScreen',
  component: SetupScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'name',
    facts: ready(facts),
    templates: ready(serviceTemplates),
    demo: ready(demoContent),
    renderPreview: ({ primaryColor }) => <p>{primaryColor}</p>,
    onStep: fn(),
    onDirty: fn(),
    onClean: async () => true,
    onLeave: fn(),
    onName: fn(saved),
    onLogo: fn<SetupCalls['onLogo']>(async () => ({
      saved: true,
      palettes: [
        { ...defaultPalette, primaryColor: quickColors.red },
        { ...defaultPalette, primaryColor: quickColors.orange },
        { ...defaultPalette, primaryColor: quickColors.purple },
      ],
    })),
    onColors: fn(saved),
    onContact: saved,
    onServices: fn(saved),
    uploads: [],
    onUpload: fn(),
    onRetryUpload: fn(),
    onCancelUpload: fn(),
  },
} satisfies Meta<typeof SetupScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    await userEvent.click(canvas.getByRole('button', { name: text.next }));
    await expect(canvas.getByText(text.companyNameMissing)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(text.companyName), 'Yıldız Mobilya');
    await userEvent.selectOptions(canvas.getByLabelText(text.sector), 'furniture');
    await userEvent.click(canvas.getByRole('button', { name: text.next }));
    await expect(args.onName).toHaveBeenCalledWith('Yıldız Mobilya', 'furniture');
    await expect(args.onStep).toHaveBeenCalledWith('logo');
  },
};

export const Logo: Story = {
  args: { step: 'logo' },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(text.logo), file);
    await expect(await canvas.findByText(quickColors.red)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: text.variants[2] }));
    await expect(canvas.getByText(quickColors.purple)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text.next }));
    await expect(args.onColors).toHaveBeenCalledWith({ ...defaultPalette, primaryColor: quickColors.purple });
  },
};

/** The logo itself is stored, and so are the present colours. */
export const LogoWithPresentColors: Story = {
  args: { step: 'logo' },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(text.logo), file);
    await expect(await canvas.findByRole('radio', { name: text.variants[0] })).toBeChecked();
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('radio', { name: text.present }));
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
};

export const LogoUnreadable: Story = {
  args: { step: 'logo', onLogo: fn<SetupCalls['onLogo']>(saved) },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    const file = new File(['x'], 'logo.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(text.logo), file);
    await expect(await canvas.findByText(text.logoUnreadable)).toBeVisible();
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
};

export const Contact: Story = { args: { step: 'contact' } };

/** As in the settings: a short link is told to be one, and a link to a place becomes a map. */
export const ContactMap: Story = {
  args: { step: 'contact', onContact: fn(saved) },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    const field = canvas.getByLabelText(text.mapUrl);
    await userEvent.type(field, 'https://maps.app.goo.gl/4mYk');
    await expect(canvas.getByText(adminSettingsText.map.urlShort)).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'https://www.google.com/maps/place/Bursa');
    await expect(canvas.getByText(text.mapHint)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text.next }));
    await expect(args.onContact).toHaveBeenCalledWith(
      expect.objectContaining({ mapUrl: 'https://www.google.com/maps?q=Bursa&output=embed' }),
    );
  },
};

export const ContactRefused: Story = {
  args: {
    step: 'contact',
    onContact: async () => ({ saved: false, errors: { email: 'Geçerli bir e-posta adresi yazın' } }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(adminFirstDayText.setup.email), 'kim');
    await userEvent.click(canvas.getByRole('button', { name: adminFirstDayText.setup.next }));
    await expect(await canvas.findByText('Geçerli bir e-posta adresi yazın')).toBeVisible();
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** Going back and skipping a step keep what was typed in it; it is unsaved until it is saved. */
export const Returned: Story = {
  args: { step: 'contact' },
  render: function Stepwise({ step, onStep: _onStep, ...args }) {
    const [at, setAt] = useState(step);
    return <SetupScreen {...args} step={at} onStep={setAt} />;
  },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await userEvent.type(canvas.getByLabelText(text.phone), '0212 555 01 99');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await press(text.skip);
    await userEvent.type(canvas.getByLabelText(text.placeNames.şehir), 'Bursa');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Şantiye Denetimi' }));
    await press(text.skip);
    await press(text.back);
    await expect(canvas.getByLabelText(text.placeNames.şehir)).toHaveValue('Bursa');
    await expect(canvas.getByRole('checkbox', { name: 'Şantiye Denetimi' })).not.toBeChecked();
    await press(text.back);
    await expect(canvas.getByLabelText(text.phone)).toHaveValue('0212 555 01 99');
    await press(text.next);
    await press(text.add(2));
    await expect(await canvas.findByRole('heading', { name: text.steps.pictures })).toBeVisible();
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
};

/** No other step is shown while one is being saved: the end would lead away from it, or be missed. */
export const Saving: Story = {
  args: { step: 'contact', onContact: () => new Promise<StepEnd>(() => undefined) },
  play: async ({ canvas, args }) => {
    const { next, back, skip } = adminFirstDayText.setup;
    for (const name of [next, back, skip]) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

/** Ends the save of the story below. */
let endSaving: () => void = () => undefined;

/** What is typed while a step is being saved is still unsaved afterwards. */
export const TypedWhileSaving: Story = {
  args: {
    step: 'contact',
    onContact: () =>
      new Promise<StepEnd>((resolve) => {
        endSaving = () => resolve({ saved: true });
      }),
  },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    const phone = canvas.getByLabelText(text.phone);
    await userEvent.type(phone, '0212');
    await userEvent.click(canvas.getByRole('button', { name: text.next }));
    await userEvent.type(phone, ' 555');
    endSaving();
    await waitFor(() => expect(args.onStep).toHaveBeenCalledWith('services'));
    await expect(phone).toHaveValue('0212 555');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
  },
};

export const Services: Story = {
  args: { step: 'services' },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    await userEvent.click(canvas.getByRole('button', { name: text.add(3) }));
    await expect(canvas.getByText(text.placeMissing)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(text.placeNames.şehir), 'Bursa <3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Şantiye Denetimi' }));
    await userEvent.click(canvas.getByRole('button', { name: text.add(2) }));
    await expect(args.onServices).toHaveBeenCalledWith([
      expect.objectContaining({ shortDescription: 'Bursa <3 için çizilen yapılar.' }),
      expect.objectContaining({ description: '<p>Bursa &lt;3 atölyemizde çalışırız.</p>' }),
    ]);
  },
};

/** What is wrong with a field that the step does not show is said of the step. */
export const ServicesRefused: Story = {
  args: {
    step: 'services',
    onServices: fn(
      async (): Promise<StepEnd> => ({ saved: false, errors: { path: 'Bu adres kullanılıyor' } }),
    ),
  },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    await userEvent.type(canvas.getByLabelText(text.placeNames.şehir), 'Bursa');
    await userEvent.click(canvas.getByRole('button', { name: text.add(3) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bu adres kullanılıyor');
    await expect(args.onStep).not.toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { step: 'services', templates: ready([]) } };
export const WithoutSector: Story = { args: { step: 'services', templates: undefined } };
/** No services are suggested for another sector. */
export const OtherSector: Story = {
  args: { step: 'contact', facts: ready({ ...facts, sector: 'other' }) },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    await expect(canvas.getByText(text.progress(3, 5))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text.skip }));
    await expect(args.onStep).toHaveBeenCalledWith('pictures');
  },
};
export const TemplatesFailed: Story = {
  args: {
    step: 'services',
    templates: { status: 'failed', error: 'Hizmet örnekleri okunamadı.', retry: fn() },
  },
};
const picture = async (name: string) => {
  const canvas = new OffscreenCanvas(2_000, 2_000);
  canvas.getContext('2d')?.fillRect(0, 0, 2_000, 2_000);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};

/** Each picture is stored when it is chosen: nothing of this step is unsaved, and none has to be chosen again. */
export const Pictures: Story = {
  args: { step: 'pictures' },
  render: function Uploading(args) {
    const [uploads, setUploads] = useState<readonly GalleryUpload[]>([]);
    return (
      <SetupScreen
        {...args}
        uploads={uploads}
        onUpload={(files) => {
          const failed = files.slice(1).map((file) => ({
            id: file.name,
            file,
            share: 0,
            failed: true,
            problem: 'Bu görsel bozuk',
          }));
          setUploads(failed);
        }}
        onCancelUpload={(id) => setUploads((all) => all.filter((upload) => upload.id !== id))}
      />
    );
  },
  play: async ({ canvas, args }) => {
    const text = adminFirstDayText.setup;
    const chooser = canvas.getByLabelText<HTMLInputElement>(text.pictures);
    await expect(chooser.accept).toContain('image/heic');
    await userEvent.upload(chooser, [await picture('avlu.png'), await picture('bozuk.png')]);
    await expect(await canvas.findByText('Bu görsel bozuk')).toBeVisible();
    await expect(canvas.getByText(text.picturesStored(1))).toBeVisible();
    await expect(canvas.getByText('avlu.png')).toBeVisible();
    await expect(canvas.getByRole('button', { name: adminGalleryText.again('bozuk.png') })).toBeVisible();
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
    await userEvent.click(canvas.getByRole('button', { name: adminGalleryText.discard('bozuk.png') }));
    await expect(canvas.queryByText('bozuk.png')).not.toBeInTheDocument();
    await expect(canvas.getByText(text.picturesStored(1))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text.next }));
    await expect(args.onStep).toHaveBeenCalledWith('publish');
  },
};

export const Publish: Story = {
  args: { step: 'publish' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(adminFirstDayText.setup.ledes.publish)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: adminFirstDayText.setup.finish }));
    await expect(args.onLeave).toHaveBeenCalledWith(true);
  },
};

/** Nothing asks for the removal of examples that there are not. */
export const PublishWithoutDemo: Story = {
  args: { step: 'publish', demo: ready(noDemoContent) },
  play: async ({ canvas }) => {
    const text = adminFirstDayText.setup;
    await expect(canvas.getByText(text.publishClean)).toBeVisible();
    await expect(canvas.queryByText(text.ledes.publish)).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { facts: { status: 'loading' } } };
export const Failed: Story = {
  args: { facts: { status: 'failed', error: 'Kurulum açılamadı.', retry: fn() } },
};
export const Phone: Story = { args: { step: 'services' }, globals: { viewport: { value: 'phone' } } };
