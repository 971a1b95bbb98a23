import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link, LinkProvider, type LinkProps } from './Link.tsx';

const onVisit = fn();

/** A router's link, as provided by an app. */
function RoutedLink(props: LinkProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a link, whose href is in the props
    <a
      {...props}
      onClick={(event) => {
        event.preventDefault();
        onVisit(props.href);
      }}
    >
      {props.children}
    </a>
  );
}

/**
 * **For** every link in the product; it uses the app's router without depending on it.
 *
 * **Not for** actions, links that look like a button (ButtonLink), or standalone links (ArrowLink).
 */
const meta = {
  title: 'Elements/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#hedef', children: 'Hizmetler' },
  beforeEach: () => {
    onVisit.mockClear();
  },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hizmetler' })).toHaveAttribute('href', '#hedef');
  },
};

export const ThroughARouter: Story = {
  render: (args) => (
    <LinkProvider component={RoutedLink}>
      <Link {...args} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Hizmetler' }));
    await expect(onVisit).toHaveBeenCalledWith('#hedef');
  },
};

export const LongText: Story = {
  args: { children: 'Birkaç satıra yayılacak kadar uzun bir bağlantının sözleri '.repeat(6).trim() },
};
