import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { about as aboutPage } from '@vitrin/mocks/fixtures/about';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawnFile } from '../../elements/PictureField/testing/drawnFile.ts';
import { heavyFile, holdDrawing } from '../../elements/PictureField/testing/heldDrawing.ts';
import { SettingsScreen } from './SettingsScreen.tsx';
import { findFixtures, takeFromLibrary } from '../parts/PictureChooser/testing/takeFromLibrary.ts';
import { settingsArgs } from './testing/settingsStory.ts';

const meta = {
  title: 'Admin/SettingsScreen/Tabs',
  component: SettingsScreen,
  parameters: { layout: 'fullscreen' },
  args: settingsArgs,
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = () => userEvent.click(screen.getByRole('button', { name: /^Save settings/ }));
const field = (name: string) => screen.getByRole('textbox', { name });
const picture = () => new File(['not looked at'], 'genis.png', { type: 'image/png' });

const said = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

export const General: Story = {
  play: async ({ args }) => {
    await expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'General',
      'Home Sections',
      'Contact',
      'Social Media',
      'Footer',
      'Map Settings',
      'Slider Images',
      'Theme Colors',
      'E-mail',
    ]);
    await expect(screen.getByText('Recommended: 200x60 px')).toBeVisible();
    await expect(screen.getByText('Recommended: 32x32 or 16x16 px')).toBeVisible();
    await userEvent.clear(field('Company name'));
    await userEvent.type(field('Company name'), 'Yeni Ad');
    await userEvent.type(field('Short name'), 'Yeni');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await save();
    await expect(args.onSaveSiteInfo).toHaveBeenCalledWith(
      { companyName: 'Yeni Ad', shortName: 'Yeni' },
      siteInfo,
    );
    await expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
    await expect(screen.getByText('All changes saved')).toBeVisible();
  },
};

/** What others have changed meanwhile stays, and is shown. */
export const OthersKept: Story = {
  args: {
    onSaveSiteInfo: fn(async (change, stored) => ({
      status: 'saved' as const,
      item: Object.assign({}, stored, { shortName: 'Başkasından' }, change),
    })),
  },
  play: async ({ args }) => {
    await userEvent.type(field('Company name'), ' Ltd.');
    await save();
    await expect(args.onSaveSiteInfo).toHaveBeenCalledWith(
      { companyName: `${siteInfo.companyName} Ltd.` },
      siteInfo,
    );
    await waitFor(() => expect(field('Short name')).toHaveValue('Başkasından'));
    await expect(screen.getByText('All changes saved')).toBeVisible();
  },
};

export const SaveFailed: Story = {
  args: { onSaveSiteInfo: fn(async () => ({ status: 'failed' as const })) },
  play: async () => {
    await userEvent.type(field('Company name'), '!');
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to save settings. Please try again.',
    );
    await expect(screen.getByText('Unsaved changes')).toBeVisible();
  },
};

export const WrongFavicon: Story = {
  play: async ({ args }) => {
    const file = new File(['x'], 'logo.svg', { type: 'image/svg+xml' });
    await userEvent.upload(screen.getByLabelText('Favicon', { selector: 'input' }), file, {
      applyAccept: false,
    });
    await expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PNG or ICO file.');
    await expect(args.onUpload).not.toHaveBeenCalled();
  },
};

export const UploadFailed: Story = {
  args: {
    tab: 'footer',
    onUpload: fn(async () => ({ stored: false, why: 'The picture is damaged and cannot be read' })),
  },
  play: async ({ args }) => {
    await expect(screen.getByText('Recommended: 1920x400 px')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Footer image', { selector: 'input' }), picture());
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to upload image. Please try again. The picture is damaged and cannot be read',
    );
    await expect(args.onUpload).toHaveBeenCalledWith('footerImage', expect.any(File), expect.anything());
    await expect(screen.getByText('genis.png')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try the upload again' }));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Replace' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(screen.queryByText('genis.png')).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
};

const footerInput = () => screen.getByLabelText('Footer image', { selector: 'input' });

/** A failed upload counts as a change and is retried when the form is saved; nothing else is sent. */
export const UnsentSaved: Story = {
  args: { tab: 'footer' },
  play: async ({ args }) => {
    mocked(args.onUpload).mockResolvedValueOnce({ stored: false }).mockResolvedValueOnce({ stored: false });
    await userEvent.upload(footerInput(), picture());
    await screen.findByRole('button', { name: 'Try the upload again' });
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await save();
    await expect(await screen.findByText(/Not saved: Footer image/)).toBeVisible();
    await expect(screen.queryByText('Settings saved successfully!')).toBeNull();
    await save();
    await expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Try the upload again' })).toBeNull();
    await expect(args.onUpload).toHaveBeenCalledTimes(3);
    await expect(args.onSaveSiteInfo).not.toHaveBeenCalled();
    await expect(args.onDirty).toHaveBeenLastCalledWith(false);
  },
};

/** A picture of the settings is used as soon as it is chosen, so the confirmation comes first. */
export const PictureTooSmall: Story = {
  args: { tab: 'footer' },
  play: async ({ args }) => {
    await userEvent.upload(footerInput(), await drawnFile('kapı.png', 800, 400));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out' }));
    await expect(args.onUpload).not.toHaveBeenCalled();
    await userEvent.upload(footerInput(), await drawnFile('geniş.png', 1920, 400));
    await waitFor(() => expect(args.onUpload).toHaveBeenCalledTimes(1));
  },
};

export const SlideTooSmall: Story = {
  args: { tab: 'slider' },
  play: async ({ args }) => {
    const input = screen.getByLabelText('Images to add', { selector: 'input' });
    await userEvent.upload(input, await drawnFile('kapı.png', 800, 400));
    await userEvent.click(await screen.findByRole('button', { name: 'Use anyway' }));
    await waitFor(() => expect(args.onAddSlide).toHaveBeenCalledTimes(1));
  },
};

/** A large picture that is ready while another one is sent waits for its turn. */
export const SlidesOneByOne: Story = {
  args: { tab: 'slider' },
  play: async ({ args }) => {
    const first = Promise.withResolvers<{ stored: boolean }>();
    mocked(args.onAddSlide).mockReturnValueOnce(first.promise);
    const input = screen.getByLabelText('Images to add', { selector: 'input' });
    const release = holdDrawing();
    await userEvent.upload(input, await heavyFile('avlu.png', 800, 400));
    await userEvent.upload(input, await drawnFile('kapı.png', 1920, 1080));
    await waitFor(() => expect(args.onAddSlide).toHaveBeenCalledTimes(1));
    release();
    // Once it is accepted nothing else holds it.
    await userEvent.click(await screen.findByRole('button', { name: 'Use anyway' }));
    await expect(args.onAddSlide).toHaveBeenCalledTimes(1);
    first.resolve({ stored: true });
    await waitFor(() => expect(args.onAddSlide).toHaveBeenCalledTimes(2));
  },
};

const title = (group: string) =>
  within(screen.getByRole('region', { name: group })).getByRole('textbox', { name: 'Title' });

export const HomeSections: Story = {
  args: {
    tab: 'home',
    onSavePages: fn(async ({ home }, stored) => ({
      status: 'failed' as const,
      notSaved: ['About page'],
      item: { ...stored, home: Object.assign({}, stored.home, home) },
    })),
  },
  play: async ({ args }) => {
    await userEvent.type(title('Why us'), '!');
    await userEvent.type(title('About page'), '!');
    const about = { title: `${aboutPage.title}!` };
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: About page');
    await expect(args.onSavePages).toHaveBeenCalledWith(
      { home: { whyUsTitle: 'Neden Biz?!' }, about },
      expect.anything(),
    );
    // Of what was saved in part, only the rest is sent again.
    await save();
    await expect(args.onSavePages).toHaveBeenLastCalledWith({ about }, expect.anything());
  },
};

export const PictureDescribed: Story = {
  args: { tab: 'home' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Describe about page picture' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Description' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Avluda iki kişi');
    await userEvent.click(dialog.getByRole('button', { name: 'Save description' }));
    await expect(args.onDescribePicture).toHaveBeenCalledWith(expect.any(String), 'Avluda iki kişi');
  },
};

export const Contact: Story = {
  args: { tab: 'contact' },
  play: async ({ args }) => {
    await userEvent.clear(field('Email'));
    await userEvent.type(field('Email'), 'kimse');
    await save();
    await expect(args.onSaveContact).not.toHaveBeenCalled();
    await expect(field('Email')).toBeInvalid();
    await expect(field('Email')).toHaveAccessibleDescription(
      'Enter an e-mail address such as info@example.com',
    );
    await userEvent.type(field('Email'), '@ornek.example');
    await userEvent.click(screen.getByRole('radio', { name: 'Do not store' }));
    await save();
    await expect(args.onSaveContact).toHaveBeenCalledWith(
      { email: 'kimse@ornek.example', contactDelivery: 'simulate' },
      expect.anything(),
    );
  },
};

const sunday = () => within(screen.getByRole('group', { name: 'Sunday' }));

export const HoursAndPlace: Story = {
  args: { tab: 'contact' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Add hours on Sunday' }));
    await fireEvent.change(sunday().getByLabelText('To'), { target: { value: '08:00' } });
    await userEvent.clear(field('Coordinates'));
    await userEvent.type(field('Coordinates'), 'Beyoğlu');
    await save();
    await expect(args.onSaveContact).not.toHaveBeenCalled();
    await expect(sunday().getByLabelText('To')).toHaveAccessibleDescription('Closing comes after opening');
    await expect(field('Coordinates')).toHaveAccessibleDescription(/latitude/);
    await fireEvent.change(sunday().getByLabelText('To'), { target: { value: '12:00' } });
    await userEvent.clear(field('Coordinates'));
    await userEvent.type(field('Coordinates'), '41.1, 29.1');
    await save();
    await expect(args.onSaveContact).toHaveBeenCalledWith(
      {
        openingHours: [...(siteInfo.openingHours ?? []), { day: 'sunday', opens: '09:00', closes: '12:00' }],
        coordinates: '41.1, 29.1',
      },
      expect.anything(),
    );
  },
};

export const SocialMedia: Story = {
  args: { tab: 'social' },
  play: async ({ args }) => {
    await expect(
      within(screen.getByRole('region', { name: 'Accounts' })).getAllByRole('textbox'),
    ).toHaveLength(5);
    await expect(field('LinkedIn')).toHaveAttribute('type', 'url');
    await userEvent.clear(field('LinkedIn'));
    await userEvent.type(field('LinkedIn'), 'ornek');
    await save();
    await expect(field('LinkedIn')).toHaveAccessibleDescription(/https:\/\//);
    await expect(args.onSaveSiteInfo).not.toHaveBeenCalled();
  },
};

export const MapOff: Story = {
  args: {
    tab: 'map',
    siteInfo: ready({ ...siteInfo, mapEnabled: false, mapUrl: 'https://harita.example/1' }),
  },
  play: async ({ args }) => {
    await expect(field('Map URL')).toBeDisabled();
    await expect(field('Map URL')).toHaveValue('https://harita.example/1');
    await userEvent.click(screen.getByRole('switch'));
    await expect(field('Map URL')).toBeEnabled();
    await userEvent.type(field('Map URL'), '2');
    await userEvent.click(screen.getByRole('switch'));
    await userEvent.click(screen.getByRole('switch'));
    await save();
    await expect(args.onSaveSiteInfo).toHaveBeenCalledWith(
      { mapEnabled: true, mapUrl: 'https://harita.example/12' },
      expect.anything(),
    );
  },
};

export const Slider: Story = {
  args: { tab: 'slider' },
  play: async ({ args }) => {
    await expect(screen.getByText('Recommended: 1920x1080 px')).toBeVisible();
    const [first, second] = screen.getAllByRole('switch');
    if (!first || !second) throw new Error('Two images are needed');
    await userEvent.click(screen.getAllByRole('button', { name: /down$/ })[0] ?? first);
    await expect(args.onReorderSlides).toHaveBeenCalledWith(['slide-2', 'slide-1', 'slide-3']);
    await userEvent.click(second);
    await expect(await screen.findByText('Image status updated successfully!')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: /^Delete/ })[0] ?? first);
    await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this image?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete image' }));
    await expect(args.onDeleteSlide).toHaveBeenCalledWith('slide-1');
  },
};

export const SliderFailures: Story = {
  args: {
    tab: 'slider',
    onReorderSlides: fn(async () => false),
    onToggleSlide: fn(async () => false),
    onAddSlide: fn(async () => ({ stored: false })),
  },
  play: async ({ args }) => {
    const [toggle] = screen.getAllByRole('switch');
    if (!toggle) throw new Error('An image is needed');
    await userEvent.click(toggle);
    await said('Failed to update image status. Please try again.');
    await userEvent.click(screen.getAllByRole('button', { name: /down$/ })[0] ?? toggle);
    await said('Failed to reorder images. Please try again.');
    await userEvent.upload(screen.getByLabelText('Images to add', { selector: 'input' }), picture());
    await said('genis.png: Failed to upload image. Please try again.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onAddSlide).toHaveBeenCalledTimes(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave out' }));
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Add image' })).toHaveFocus();
  },
};

/** A stored picture is used immediately, like an upload; a failure is shown next to it. */
export const TakenFromLibrary: Story = {
  args: {
    tab: 'footer',
    findPictures: findFixtures,
    onTake: fn(async () => ({ stored: false, why: 'Only PNG and ICO files are accepted' })),
  },
  play: async ({ args }) => {
    const taken = await takeFromLibrary();
    await expect(args.onTake).toHaveBeenCalledWith('footerImage', taken);
    await said('The picture could not be used. Please try again. Only PNG and ICO files are accepted');
    mocked(args.onTake)?.mockResolvedValueOnce({ stored: true });
    await takeFromLibrary();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

export const SliderTaken: Story = {
  args: { tab: 'slider', findPictures: findFixtures, onTakeSlide: fn(async () => ({ stored: false })) },
  play: async ({ args }) => {
    await expect(args.onTakeSlide).toHaveBeenCalledTimes(0);
    const taken = await takeFromLibrary();
    await expect(args.onTakeSlide).toHaveBeenCalledWith(taken);
    await said('The picture could not be added. Please try again.');
  },
};

export const SliderEmpty: Story = { args: { tab: 'slider', slides: ready([]) } };

export const SliderNotLoaded: Story = {
  args: {
    tab: 'slider',
    slides: {
      status: 'failed',
      error: 'Failed to load slider images. Please try again.',
      retry: fn(),
    },
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { tab: 'slider' } };
export const Dark: Story = { globals: { scheme: 'dark' } };
