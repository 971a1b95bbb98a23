import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { gallery } from '@vitrin/mocks/fixtures/gallery';
import { credentials, user } from '@vitrin/mocks/fixtures/session';
import {
  adminGalleryText,
  adminRedirectsText,
  adminSettingsText,
  adminText,
} from '@vitrin/ui/text/panelText';
import { screen, userEvent } from 'storybook/test';
import { type Place, signedOut, underFaults } from '../testing/placeFaults.ts';
import { arrive, faultParameters, startOver, Tour } from '../testing/Tour.tsx';

/** Input in dialogs, with faults while it is saved. */
const meta = {
  title: 'Connected/TypedFaults',
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

const image: Place = {
  open: async () => {
    arrive(adminPaths.gallery());
    await userEvent.click(await button(adminText.list.actionsFor(gallery[0]?.title ?? '')));
    await userEvent.click(await screen.findByText(adminGalleryText.edit));
  },
  typed: { [adminGalleryText.titleField]: 'Yeni ad', [adminGalleryText.altField]: 'Yeni resim' },
  saves: adminGalleryText.save,
  failed: adminGalleryText.saveFailed,
  saved: adminGalleryText.saved,
};

const redirect: Place = {
  open: async () => {
    arrive(adminPaths.redirects());
    await userEvent.click(await button(adminRedirectsText.add));
  },
  typed: { [adminRedirectsText.from]: '/eski.html', [adminRedirectsText.to]: '/iletisim' },
  saves: adminRedirectsText.save,
  failed: adminRedirectsText.saveFailed,
  saved: adminRedirectsText.saved,
};

const { account, home, slider } = adminSettingsText;
const described = 'Avluda iki kişi';
const description = (tab: string, opens: RegExp): Place => ({
  open: async () => {
    arrive(adminPaths.settings(tab));
    const [first] = await screen.findAllByRole('button', { name: opens });
    if (first) await userEvent.click(first);
  },
  typed: { [slider.alt.field]: described },
  saves: slider.alt.save,
  failed: slider.alt.failed,
  // Once stored, it is shown beside the picture.
  saved: described,
});

const slideDescription = description('slider', new RegExp(slider.describe('.+')));
const aboutDescription = description('home', new RegExp(slider.describe(home.aboutImageName)));

const next = 'Uzun-Bir-Parola-42';
const password: Place = {
  open: async () => {
    arrive(adminPaths.redirects());
    await button(adminRedirectsText.add);
    await userEvent.click(await button(adminText.frame.userMenu(user.fullName)));
    await userEvent.click(await screen.findByText(adminText.frame.changePassword));
  },
  typed: { [account.current]: credentials.password, [account.next]: next, [account.again]: next },
  saves: account.save,
  failed: account.failed,
  lost: account.lost,
  saved: account.changed,
  isSecret: true,
};

export const ImageDialog: Story = underFaults(image);
export const ImageDialogSignedOut: Story = signedOut(image);
export const SlideDescription: Story = underFaults(slideDescription);
export const AboutDescription: Story = underFaults(aboutDescription);
export const DescriptionsSignedOut: Story = signedOut(slideDescription, aboutDescription);
export const RedirectDialog: Story = underFaults(redirect);
export const RedirectDialogSignedOut: Story = signedOut(redirect);
export const PasswordDialog: Story = underFaults(password);
export const PasswordDialogSignedOut: Story = signedOut(password);
