import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { adminFormsText, adminSettingsText as text } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import {
  leavingWithPictures,
  oneRefused,
  type PicturePlace,
  picturesSignedOut,
  picturesUnderFaults,
} from '../testing/pictureFaults.ts';
import { type Place, signedOut, underFaults } from '../testing/placeFaults.ts';
import { arrive, faultParameters, faultsInTurn, startOver, Tour } from '../testing/Tour.tsx';

/** Every tab of the settings under faults: the input is kept. */
const meta = {
  title: 'Connected/SettingsFaults',
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: string, typed: Place['typed']): Place => ({
  open: async () => arrive(adminPaths.settings(name)),
  typed,
  saves: text.save,
  failed: text.saveFailed,
  saved: text.saved,
});

const general = tab('general', { [text.general.companyName]: 'Yeni Yapı' });
const home = tab('home', { [text.home.title]: 'Yeni başlık' });
const contact = tab('contact', {
  [text.contact.phone]: '+90 212 555 01 99',
  [text.contact.privacyTitle]: 'Yeni metin',
});
const social = tab('social', { [text.social.facebook]: 'https://www.facebook.com/yeniyapi' });
const footer = tab('footer', { [text.footer.description]: 'Yeni açıklama' });
const map = tab('map', { [text.map.url]: 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4' });
const { theme: colors } = adminFormsText;
const theme: Place = {
  ...tab('theme', { [colors.code(colors.colors.primaryColor.name)]: '#1f4d3a' }),
  saves: colors.save,
  failed: colors.saveFailed,
  saved: colors.applied,
};

export const General: Story = underFaults(general);
export const Home: Story = underFaults(home);
export const Contact: Story = underFaults(contact);
// These save like the first tab.
export const Social: Story = underFaults(social, faultsInTurn(1));
export const Footer: Story = underFaults(footer, faultsInTurn(2));
export const MapTab: Story = underFaults(map, faultsInTurn(5));
export const Theme: Story = underFaults(theme);
export const SignedOut: Story = signedOut(general, home, contact, social, footer, map, theme);

const picture = (
  name: string,
  chooser: string,
  stored: PicturePlace['stored'] = () => client.siteInfo.read(),
): PicturePlace => ({
  address: adminPaths.settings(name),
  chooser,
  takes: 1,
  again: () => adminFormsText.saving.tryPicture,
  failed: text.picture.uploadFailed,
  stored,
});

const pictures = [
  picture('general', text.general.logo),
  picture('general', text.general.favicon),
  picture('footer', text.footer.image),
  picture('home', text.home.aboutImage, () => client.about.read()),
] as const;

const slides: PicturePlace = {
  ...picture('slider', text.slider.choose, () => client.slider.listAll()),
  takes: 2,
  again: () => adminFormsText.tryAgain,
  failed: text.slider.uploadFailed,
};

export const Pictures: Story = picturesUnderFaults(...pictures);
export const PicturesSignedOut: Story = picturesSignedOut(...pictures, slides);
export const PicturesLeft: Story = leavingWithPictures(...pictures, slides);
export const Slides: Story = picturesUnderFaults(slides);
export const OneSlideRefused: Story = oneRefused(slides);
