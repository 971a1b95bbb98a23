import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { adminGalleryText as text } from '@vitrin/ui/text/panelText';
import { client } from '../api.ts';
import {
  oneRefused,
  type PicturePlace,
  picturesSignedOut,
  picturesUnderFaults,
} from '../testing/pictureFaults.ts';
import { faultParameters, startOver, Tour } from '../testing/Tour.tsx';

/** The gallery, with faults of its uploads. */
const meta = {
  title: 'Connected/GalleryFaults',
  component: Tour,
  beforeEach: startOver,
  parameters: { ...faultParameters },
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

const uploads: PicturePlace = {
  address: adminPaths.gallery(),
  chooser: text.choose,
  takes: 2,
  again: text.again,
  failed: text.uploadFailed,
  stored: async () => (await client.gallery.listAll()).length,
};

export const Uploads: Story = picturesUnderFaults(uploads);
export const UploadsSignedOut: Story = picturesSignedOut(uploads);
/** For several, the number of failed ones is shown. */
export const OneUploadRefused: Story = oneRefused({ ...uploads, failed: text.someUploaded(1, 1, '') });
