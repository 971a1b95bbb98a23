import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PublicMember } from '@vitrin/contract/kinds/member';
import { longService } from '@vitrin/mocks/fixtures/services';
import { members } from '@vitrin/mocks/fixtures/members';
import { expect, within } from 'storybook/test';
import { MemberCard, MemberCardSkeleton } from './MemberCard.tsx';

const bare: PublicMember = {
  id: 'bare',
  name: 'Işıl İpek',
  position: 'Atölye',
  image: null,
  facebookUrl: '',
  instagramUrl: '',
  linkedinUrl: '',
  youtubeUrl: '',
};

const meta = {
  title: 'Site/Parts/MemberCard',
  component: MemberCard,
  args: { member: members[0] ?? bare, look: 'single', sizes: '100vw', titleAs: 'h2' },
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement, args }) => {
    const links = within(canvasElement).getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      `${args.member.name}, LinkedIn`,
      `${args.member.name}, Instagram`,
      `${args.member.name}, Facebook`,
      `${args.member.name}, YouTube`,
    ]);
  },
};

export const WithoutPictureAndLinks: Story = {
  args: { member: bare },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Iİ')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Loading: Story = { render: () => <MemberCardSkeleton look="single" /> };
export const LongText: Story = {
  args: { member: { ...bare, name: longService.title, position: longService.subtitle } },
};
