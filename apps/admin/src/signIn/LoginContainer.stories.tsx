import type { Meta, StoryObj } from '@storybook/react-vite';
import { adminPaths } from '@vitrin/contract/paths/adminPaths';
import { endpoints } from '@vitrin/contract/endpoints';
import { refusals } from '@vitrin/contract/errors/refusals';
import { mockCode } from '@vitrin/mocks/fixtures/secondFactor';
import { credentials, token, user } from '@vitrin/mocks/fixtures/session';
import { handlersOver } from '@vitrin/mocks/handlers';
import { refusing, scenarios } from '@vitrin/mocks/scenarios';
import { createState } from '@vitrin/mocks/state';
import { inWords } from '@vitrin/ui/admin/inWords';
import { adminMailText, adminText, adminUsersText } from '@vitrin/ui/text/panelText';
import { waitingTexts } from '@vitrin/contract/errors/waiting';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { http, HttpResponse } from 'msw';
import { client, session } from '../api.ts';
import { page } from '../shared/underWay.ts';
import { forgetAll, PanelStory, signedIn } from '../testing/PanelStory.tsx';

const text = adminText.login;

const meta = {
  title: 'Connected/Login',
  component: PanelStory,
  args: { address: adminPaths.services() },
  beforeEach: forgetAll,
  parameters: { layout: 'fullscreen', msw: scenarios.fixtures() },
} satisfies Meta<typeof PanelStory>;
export default meta;
type Story = StoryObj<typeof meta>;

async function logIn(password: string) {
  await userEvent.type(await screen.findByLabelText(text.email), credentials.email);
  await userEvent.type(screen.getByLabelText(text.password), password);
  await userEvent.click(screen.getByRole('button', { name: text.login }));
}

export const LeadsToTheAskedPage: Story = {
  play: async () => {
    await logIn(credentials.password);
    await expect(await screen.findByRole('table', { name: adminText.services.title })).toBeVisible();
    await expect(session.read()?.user).toEqual(user);
  },
};

const table = () => screen.findByRole('table', { name: adminText.services.title });

let reached = 0;

/** Nothing of a page goes on for the next person: it is loaded anew, and nothing is read, sent or shown before. */
export const SomebodyElse: Story = {
  beforeEach: signedIn,
  parameters: {
    consoleErrors: 'expected',
    msw: [
      http.post('*/api/auth/login', () => HttpResponse.json({ ...user, id: 'somebody-else', token })),
      http.all('*/api/*', () => {
        reached += 1;
        return undefined;
      }),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    const loading = spyOn(page, 'loadAnew').mockReturnValue();
    await table();
    session.clear('expired');
    await logIn(credentials.password);
    reached = 0;
    await waitFor(() => expect(loading).toHaveBeenCalled());
    await expect(screen.queryByRole('table', { name: adminText.services.title })).toBeNull();
    await expect(client.services.list()).rejects.toThrow();
    await expect(reached).toBe(0);
  },
};

/** The e-mail address is typed once, whichever of the two pages it was typed on. */
export const ForgottenPassword: Story = {
  play: async () => {
    const { forgotten } = adminMailText;
    await userEvent.type(await screen.findByLabelText(text.email), 'elif@ornek');
    await userEvent.click(screen.getByRole('link', { name: text.forgotten }));
    await screen.findByRole('button', { name: forgotten.send });
    const email = screen.getByLabelText(forgotten.email);
    await expect(email).toHaveValue('elif@ornek');
    await userEvent.type(email, '.example');
    await userEvent.click(screen.getByRole('link', { name: forgotten.back }));
    await screen.findByLabelText(text.password);
    await expect(screen.getByLabelText(text.email)).toHaveValue('elif@ornek.example');
  },
};

export const WrongPassword: Story = {
  play: async () => {
    await logIn('wrong');
    await expect(await screen.findByText(text.invalid)).toBeVisible();
    await expect(screen.getByLabelText(text.email)).toHaveValue(credentials.email);
    await expect(session.token()).toBeUndefined();
  },
};

/** The API in memory, requiring a code at sign-in. */
function askingForCode() {
  const state = createState();
  state.codes.set(user.id, { since: '2026-03-01T08:00:00.000Z', recoveryCodes: [] });
  return handlersOver(state);
}

/** The password stays right while a code is mistyped. */
export const CodeAsked: Story = {
  parameters: { msw: askingForCode() },
  play: async () => {
    await logIn(credentials.password);
    const code = await screen.findByRole('textbox', { name: text.code });
    await userEvent.type(code, '000000{Enter}');
    await expect(await screen.findByText(inWords(refusals.codeWrong()))).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, `${mockCode}{Enter}`);
    await expect(await screen.findByRole('table', { name: adminText.services.title })).toBeVisible();
    await expect(session.read()?.user).toEqual(user);
  },
};

/** The browser asks, and the person declines: signing in with the password is still possible. */
export const PasskeyUnused: Story = {
  beforeEach: () => {
    const asked = spyOn(navigator.credentials, 'get').mockRejectedValue(
      new DOMException('Not wanted', 'NotAllowedError'),
    );
    return () => asked.mockRestore();
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: text.passkey }));
    await expect(await screen.findByText(adminUsersText.profile.passkeys.notUsed)).toBeVisible();
    await logIn(credentials.password);
    await expect(await screen.findByRole('table', { name: adminText.services.title })).toBeVisible();
  },
};

/** The countdown ends, and the button is enabled again. */
export const TooManyAttempts: Story = {
  parameters: {
    msw: [
      ...refusing(
        endpoints.auth.login,
        429,
        { message: waitingTexts.tooManyAttempts(2) },
        { 'retry-after': '2' },
      ),
      ...scenarios.fixtures(),
    ],
  },
  play: async () => {
    await logIn('wrong');
    await expect(await screen.findByText(waitingTexts.tooManyAttempts(1))).toBeVisible();
    const button = screen.getByRole('button', { name: text.login });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(screen.getByLabelText(text.password)).toHaveValue('wrong');
    await expect(await screen.findByText(adminText.tryNow)).toBeVisible();
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(button);
    await expect(await screen.findByRole('timer')).toBeVisible();
  },
};

export const ServerInTrouble: Story = {
  parameters: { msw: scenarios.offline() },
  play: async () => {
    await logIn(credentials.password);
    await expect(await screen.findByText(text.unavailable)).toBeVisible();
  },
};

export const SessionExpired: Story = {
  beforeEach: signedIn,
  parameters: {
    msw: [...refusing(endpoints.auth.me, 401, { message: 'Please sign in' }), ...scenarios.fixtures()],
  },
  play: async () => {
    await expect(await screen.findByText(text.expired)).toBeVisible();
    await expect(session.token()).toBeUndefined();
  },
};

/** A lost connection does not end a session at once: the panel says so and retries. */
export const ConnectionLost: Story = {
  beforeEach: signedIn,
  parameters: { msw: scenarios.offline() },
  play: async () => {
    await waitFor(() => expect(screen.getByText(adminText.connection.lost)).toBeVisible());
    await expect(session.token()).toBeDefined();
    await expect(screen.queryByText(text.expired)).not.toBeInTheDocument();
  },
};
