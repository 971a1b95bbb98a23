import type { Meta, StoryObj } from '@storybook/react-vite';
import { ready } from '@vitrin/contract/load';
import { siteInfo } from '@vitrin/mocks/fixtures/siteInfo';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SettingsScreen } from './SettingsScreen.tsx';
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
    ]);
    await expect(screen.getByText('Recommended: 200x60 px')).toBeVisible();
    await expect(screen.getByText('Recommended: 32x32 or 16x16 px')).toBeVisible();
    await userEvent.clear(field('Company name'));
    await userEvent.type(field('Company name'), 'Yeni Ad');
    await expect(args.onDirty).toHaveBeenLastCalledWith(true);
    await save();
    await expect(args.onSaveSiteInfo).toHaveBeenCalledWith({ companyName: 'Yeni Ad' });
    await expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
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
  args: { tab: 'footer', onUpload: fn(async () => false) },
  play: async ({ args }) => {
    await expect(screen.getByText('Recommended: 1920x400 px')).toBeVisible();
    await userEvent.upload(screen.getByLabelText('Footer image', { selector: 'input' }), picture());
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to upload image. Please try again.',
    );
    await expect(args.onUpload).toHaveBeenCalledWith('footerImage', expect.any(File), expect.anything());
  },
};

export const HomeSections: Story = {
  args: {
    tab: 'home',
    onSavePages: fn(async () => ({ status: 'failed' as const, notSaved: ['About page'] })),
  },
  play: async ({ args }) => {
    const reasons = within(screen.getByRole('region', { name: 'Why us' }));
    await userEvent.type(reasons.getByRole('textbox', { name: 'Title' }), '!');
    await save();
    await expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: About page');
    await expect(args.onSavePages).toHaveBeenCalledWith(
      expect.objectContaining({ home: expect.objectContaining({ whyUsTitle: 'Neden Biz?!' }) }),
    );
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
    await expect(field('Email')).toHaveAccessibleDescription('Expected an e-mail address');
    await userEvent.type(field('Email'), '@ornek.example');
    await userEvent.click(screen.getByRole('radio', { name: 'Do not keep' }));
    await save();
    await expect(args.onSaveContact).toHaveBeenCalledWith(
      expect.objectContaining({ email: 'kimse@ornek.example', contactDelivery: 'simulate' }),
    );
  },
};

export const SocialMedia: Story = {
  args: { tab: 'social' },
  play: async ({ args }) => {
    await expect(
      within(screen.getByRole('region', { name: 'Accounts' })).getAllByRole('textbox'),
    ).toHaveLength(5);
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
    await expect(args.onSaveSiteInfo).toHaveBeenCalledWith({
      mapEnabled: true,
      mapUrl: 'https://harita.example/12',
    });
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
    onAddSlide: fn(async () => false),
  },
  play: async () => {
    const [toggle] = screen.getAllByRole('switch');
    if (!toggle) throw new Error('An image is needed');
    await userEvent.click(toggle);
    await said('Failed to update image status. Please try again.');
    await userEvent.click(screen.getAllByRole('button', { name: /down$/ })[0] ?? toggle);
    await said('Failed to reorder images. Please try again.');
    await userEvent.upload(screen.getByLabelText('Image to add', { selector: 'input' }), picture());
    await said('Failed to upload image. Please try again.');
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
