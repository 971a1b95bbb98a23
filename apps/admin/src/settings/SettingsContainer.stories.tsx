import type { Meta, StoryObj } from '@storybook/react-vite';
import { storeThemeLocally } from '@vitrin/api-client/storedTheme';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { defaultPalette } from '@vitrin/contract/settings/palette';
import { refusals } from '@vitrin/contract/errors/refusals';
import { palettes } from '@vitrin/mocks/fixtures/theme';
import { handleEndpoint } from '@vitrin/mocks/handlers';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import {
  adminFormsText,
  adminInboxText,
  adminSettingsText,
  adminText,
  refusalText,
} from '@vitrin/ui/text/panelText';
import { http, HttpResponse } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ourClient } from '../api.ts';
import { isWorkUnderWay } from '../shared/underWay.ts';
import { createGate } from '../testing/gate.ts';
import { largePicture } from '../testing/pictureFaults.ts';
import { PanelStory, signedIn } from '../testing/PanelStory.tsx';
import { whenIdle } from '../whenSettled.ts';

const meta = {
  title: 'Connected/Settings',
  component: PanelStory,
  args: { address: adminPaths.settings() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const received: unknown[] = [];

const at = (tab: string) => ({ address: adminPaths.settings(tab) });
const save = async () => userEvent.click(screen.getByRole('button', { name: /^Save settings/ }));

export const General: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Company name'), ' Ltd.');
    await save();
    await expect(await screen.findByText('Settings saved successfully!')).toBeVisible();
  },
};

export const HomePartRefused: Story = {
  args: at('home'),
  parameters: {
    msw: [
      ...refusing(endpoints.homePage.save, 500, { message: 'Something went wrong on the server' }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    const [title] = await screen.findAllByRole('textbox', { name: 'Title' });
    if (!title) throw new Error('The home page has a title');
    await userEvent.type(title, '!');
    const team = within(screen.getByRole('region', { name: 'Team page' }));
    await userEvent.type(team.getByRole('textbox', { name: 'Title' }), '!');
    await save();
    await expect(await screen.findByText(/Not saved: Home page texts/)).toBeVisible();
  },
};

const box = (name: string) => screen.findByRole('textbox', { name });
const { siteInfo, privacy, theme } = ourClient;

/** Of a tab, only what was changed in it is sent, and what others have changed meanwhile is shown. */
export const ContactOfTwo: Story = {
  args: at('contact'),
  play: async () => {
    const { contact } = adminSettingsText;
    await box(contact.phone);
    await siteInfo.save({ body: { phone: '0532 111 22 33' } });
    await privacy.save({ body: { title: 'Başkasının başlığı' } });
    await userEvent.type(await box(contact.address), '!');
    await save();
    await waitFor(async () => expect(await box(contact.phone)).toHaveValue('0532 111 22 33'));
    await expect(await siteInfo.read()).toMatchObject({
      phone: '0532 111 22 33',
      address: expect.stringMatching(/!$/),
    });
    await expect(await privacy.read()).toMatchObject({ title: 'Başkasının başlığı' });
  },
};

export const ThemeOfTwo: Story = {
  args: at('theme'),
  play: async () => {
    const { colors, code, save: apply } = adminFormsText.theme;
    const color = (key: keyof typeof colors) => box(code(colors[key].name));
    await color('greyColor');
    await theme.save({ body: { accentColor: '#123456' } });
    await userEvent.clear(await color('greyColor'));
    await userEvent.type(await color('greyColor'), '#444444');
    await userEvent.click(screen.getByRole('button', { name: apply }));
    await waitFor(async () => expect(await color('accentColor')).toHaveValue('#123456'));
    await expect(await theme.read()).toMatchObject({ accentColor: '#123456', greyColor: '#444444' });
  },
};

/** After a reset that reached this browser alone, the server needs all colours. */
export const ThemeAfterLocalReset: Story = {
  args: at('theme'),
  parameters: {
    msw: [
      ...handleEndpoint(endpoints.theme.read, async () => HttpResponse.json(palettes.purple)),
      ...handleEndpoint(endpoints.theme.save, async (request) => {
        const sent: unknown = await request.json();
        received.push(sent);
        return HttpResponse.json({ ...palettes.purple, ...Object(sent) });
      }),
      ...scenarios.fixtures(),
    ],
  },
  beforeEach: () => {
    received.length = 0;
    storeThemeLocally(localStorage, defaultPalette, palettes.purple);
  },
  play: async () => {
    const { colors, code, save: apply } = adminFormsText.theme;
    const grey = await box(code(colors.greyColor.name));
    await userEvent.clear(grey);
    await userEvent.type(grey, '#444444');
    await userEvent.click(screen.getByRole('button', { name: apply }));
    await waitFor(() => expect(received).toEqual([{ ...defaultPalette, greyColor: '#444444' }]));
  },
};

export const TabGuarded: Story = {
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Company name'), '!');
    await userEvent.click(screen.getByRole('tab', { name: 'Footer' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await expect(await screen.findByLabelText('Footer description')).toBeVisible();
  },
};

const words = () => adminSettingsText.siteFile;
const downloads = () => screen.findByRole('button', { name: words().download });

export const Download: Story = {
  play: async () => {
    const followed: string[] = [];
    const follow = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      followed.push(new URL(this.href).pathname);
    });
    await userEvent.click(await downloads());
    await expect(await screen.findByText(words().begun)).toBeVisible();
    await expect(followed).toEqual(['/api/site-file']);
    follow.mockRestore();
  },
};

export const DownloadBusy: Story = {
  parameters: {
    msw: [
      ...refusing(endpoints.siteFile.ticket, 503, { message: refusals.siteFileBusy(30) }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await userEvent.click(await downloads());
    await expect(await screen.findByRole('alert')).toHaveTextContent(refusalText.siteFileBusy(30));
  },
};

export const DownloadOffline: Story = {
  parameters: {
    msw: [
      ...handleEndpoint(endpoints.siteFile.ticket, async () => HttpResponse.error()),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await userEvent.click(await downloads());
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(words().failed);
    await expect(alert).toHaveTextContent(adminFormsText.saving.lostReason);
  },
};

export const Slider: Story = { args: at('slider') };

const uploads = createGate();
const refusedLate = handleEndpoint(endpoints.slider.upload, async () => {
  await uploads.passed();
  return HttpResponse.json({ message: 'Something went wrong on the server' }, { status: 500 });
});

/** It is told on whatever page that a picture could not be stored. */
export const SliderLeftWhileUploading: Story = {
  args: at('slider'),
  parameters: { msw: [...refusedLate, ...scenarios.fixtures()] },
  play: async () => {
    const { choose, refused, uploading, uploadFailed } = adminSettingsText.slider;
    uploads.close();
    const picture = new File(['x'], 'avlu.png', { type: 'image/png' });
    await userEvent.upload(await screen.findByLabelText(choose), picture);
    await expect(await screen.findByRole('progressbar', { name: uploading('avlu.png') })).toBeVisible();
    await userEvent.click(screen.getByRole('tab', { name: 'Footer' }));
    await expect(await screen.findByLabelText('Footer description')).toBeVisible();
    uploads.open();
    await waitFor(() => expect(screen.getByText(refused('avlu.png', uploadFailed))).toBeVisible());
  },
};

const moves = createGate();
let sentMoves = 0;
const storedSlides = async () => (await ourClient.slider.listAll()).map(({ id }) => id);
const shownSlides = () =>
  [...document.querySelectorAll<HTMLImageElement>('main li img')].map(({ src }) => src);

/** Two quick moves in the banner are sent one after the other, so that the first one cannot arrive last. */
export const SlideMovedTwice: Story = {
  args: at('slider'),
  parameters: {
    msw: [
      http.put('*/api/home-page/images/reorder', async () => {
        sentMoves += 1;
        if (sentMoves === 1) await moves.passed();
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    sentMoves = 0;
    const { down } = adminSettingsText.slider;
    /** Moves a picture down, and waits until it is shown there. */
    const moveDown = async (place: number) => {
      const before = shownSlides();
      const buttons = screen.getAllByRole('button', { name: new RegExp(down('.+')) });
      if (buttons[place]) await userEvent.click(buttons[place]);
      await waitFor(() => expect(shownSlides()).not.toEqual(before));
    };
    await screen.findAllByRole('button', { name: new RegExp(down('.+')) });
    const [first, second, third, ...others] = await storedSlides();
    moves.close();
    await moveDown(0);
    await waitFor(() => expect(sentMoves).toBe(1));
    await moveDown(1);
    await whenIdle();
    await expect(sentMoves).toBe(1);
    moves.open();
    await waitFor(() => expect(sentMoves).toBe(2));
    await waitFor(async () => expect(await storedSlides()).toEqual([second, third, first, ...others]));
  },
};

const previewButton = () => screen.queryByRole('button', { name: adminText.frame.preview });

/** A preview shows drafts, which the tab of visitors' data has none of. */
export const NothingToPreview: Story = {
  args: at('footer'),
  play: async () => {
    await waitFor(() => expect(previewButton()).toBeVisible());
    await userEvent.click(screen.getByRole('tab', { name: adminSettingsText.tabs.personal }));
    await expect(await screen.findByText(adminInboxText.personal.keepTitle)).toBeVisible();
    await expect(previewButton()).toBeNull();
  },
};

const logo = createGate();

/** It is told on whatever page that the logo was not stored. */
export const LogoLeftWhileUploading: Story = {
  parameters: {
    msw: [
      ...handleEndpoint(endpoints.siteInfo.uploadImage, async () => {
        await logo.passed();
        return HttpResponse.json({ message: 'Something went wrong on the server' }, { status: 500 });
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    const { general, picture, footer, tabs } = adminSettingsText;
    logo.close();
    const input = await screen.findByLabelText(general.logo, { selector: 'input[type="file"]' });
    await userEvent.upload(input, await largePicture('logo.png'));
    await waitFor(() => expect(isWorkUnderWay()).toBe(true));
    await userEvent.click(screen.getByRole('tab', { name: tabs.footer }));
    await expect(await screen.findByLabelText(footer.description)).toBeVisible();
    logo.open();
    await waitFor(() => expect(screen.getByText(`${general.logo}: ${picture.uploadFailed}`)).toBeVisible());
  },
};

export const Contact: Story = { args: at('contact') };
export const Theme: Story = { args: at('theme') };

export const Failed: Story = {
  parameters: { msw: scenarios.failing() },
  play: async () => {
    await expect(await screen.findByText('Failed to load settings. Please try again.')).toBeVisible();
  },
};
