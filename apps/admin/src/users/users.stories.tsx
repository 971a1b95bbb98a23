import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { type Role, roles } from '@vitrin/contract/accounts/role';
import { token, user } from '@vitrin/mocks/fixtures/session';
import { invitationToken } from '@vitrin/mocks/fixtures/users';
import { handlersOver } from '@vitrin/mocks/handlers';
import { scenarios } from '@vitrin/mocks/scenarios';
import { createState } from '@vitrin/mocks/state';
import { adminFormsText, adminText, adminUsersText as text } from '@vitrin/ui/text/panelText';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { session } from '../api.ts';
import { forgetAll, PanelStory, signedIn } from '../testing/PanelStory.tsx';

const dot = Uint8Array.from(atob('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs='), (letter) =>
  letter.charCodeAt(0),
);

/** The API in memory, with another role for the signed-in user. */
function asRole(role: Role) {
  const state = createState();
  state.changeUser(user.id, { roles: [role] });
  return handlersOver(state);
}

const meta = {
  title: 'Connected/Users',
  component: PanelStory,
  args: { address: adminPaths.users() },
  beforeEach: signedIn,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Invite: Story = {
  play: async () => {
    await press(text.invite);
    await userEvent.type(await screen.findByRole('textbox', { name: text.email }), 'ada@ornek.example');
    await press(text.makeLink);
    await waitFor(() => expect(screen.getByText(/\/admin\/invitation#mock-invitation-/)).toBeVisible());
    await press(text.done);
    const waiting = await screen.findByRole('list', { name: text.invitations });
    await expect(await within(waiting).findByText('ada@ornek.example')).toBeVisible();
    await press(text.revoke('ada@ornek.example'));
    await waitFor(() => expect(screen.queryByText('ada@ornek.example')).toBeNull());
  },
};

export const Demote: Story = {
  play: async () => {
    await press(text.changeRoleOf('Seda Tuna'));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: text.role }), 'author');
    await press(text.saveRole);
    const told = text.roleSaved('Seda Tuna', text.roles.author);
    await waitFor(() => expect(screen.getByText(told)).toBeVisible());
  },
};

export const Accept: Story = {
  args: { address: adminPaths.invitation(invitationToken) },
  beforeEach: () => {
    forgetAll();
    session.clear();
    return forgetAll;
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox', { name: text.accept.name }), 'Nermin');
    await userEvent.type(screen.getByLabelText(text.accept.password), 'Uzun-Bir-Sifre-7');
    await press(text.accept.submit);
    await expect(
      await screen.findByRole('heading', { level: 1, name: adminText.frame.dashboard }),
    ).toBeVisible();
    await expect(screen.queryByRole('link', { name: adminText.frame.settings })).toBeNull();
  },
};

export const GoneInvitation: Story = {
  args: { address: adminPaths.invitation('unknown') },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: text.accept.goneTitle })).toBeVisible();
  },
};

export const NotForEditors: Story = {
  parameters: { msw: asRole('editor') },
  beforeEach: () => {
    session.save({ token, user: { ...user, roles: ['editor'] } });
    return forgetAll;
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { level: 2, name: adminText.noPermission.title }),
    ).toBeVisible();
  },
};

export const AuthorsDashboard: Story = {
  args: { address: adminPaths.dashboard() },
  parameters: { msw: asRole(roles[0]) },
  beforeEach: () => {
    session.save({ token, user: { ...user, roles: [roles[0]] } });
    return forgetAll;
  },
  play: async () => {
    const counts = await screen.findByRole('region', { name: adminText.dashboard.counts });
    await waitFor(() => expect(within(counts).getAllByRole('link')).toHaveLength(1));
    await expect(screen.queryByText(adminText.dashboard.notLoaded)).toBeNull();
  },
};

export const Profile: Story = {
  args: { address: adminPaths.profile() },
  play: async () => {
    const name = await screen.findByRole('textbox', { name: text.profile.name });
    await userEvent.clear(name);
    await userEvent.type(name, 'Ada');
    await press(text.profile.save);
    await waitFor(() => expect(screen.getByText(text.profile.saved)).toBeVisible());
    await expect(await screen.findByText('Ada Karaca')).toBeVisible();
    // The focus stays where it was, in a form that has nothing left to save.
    const save = screen.getByRole('button', { name: text.profile.save });
    await expect(save).toHaveFocus();
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await expect(screen.getByRole('textbox', { name: text.profile.name })).toHaveValue('Ada');
  },
};

/** The frame shows it at once, and initials again once it is removed. */
export const ProfilePicture: Story = {
  args: { address: adminPaths.profile() },
  play: async ({ canvasElement }) => {
    const { picture } = text.profile;
    const input = await screen.findByLabelText(picture, { selector: 'input' });
    const framed = () => canvasElement.ownerDocument.querySelectorAll('header img').length > 0;
    await expect(framed()).toBe(false);
    await userEvent.upload(input, new File([dot], 'ben.gif', { type: 'image/gif' }));
    await waitFor(() => expect(screen.getByText(text.profile.pictureSaved)).toBeVisible());
    await waitFor(() => expect(framed()).toBe(true));
    await press(adminFormsText.picture.remove);
    await waitFor(() => expect(screen.getByText(text.profile.pictureRemoved)).toBeVisible());
    await waitFor(() => expect(framed()).toBe(false));
  },
};
