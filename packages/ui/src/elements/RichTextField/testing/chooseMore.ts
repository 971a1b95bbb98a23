import { screen } from 'storybook/test';

type Found = { getByRole: (role: string, options: { name: string }) => HTMLElement };
type User = { click: (target: Element) => Promise<void> };

/** Chooses one of the tools behind the last button of the toolbar, whose label is `more`. */
export async function chooseMore(
  canvas: Found,
  user: User,
  [more, tool]: readonly [string, string],
): Promise<void> {
  await user.click(canvas.getByRole('button', { name: more }));
  const entry = [
    ...(await screen.findByRole('menu')).querySelectorAll<HTMLElement>('[role^="menuitem"]'),
  ].find(({ textContent }) => textContent.startsWith(tool));
  if (entry === undefined) throw new Error(`No tool is called "${tool}"`);
  await user.click(entry);
}
