/** "1 service", "7 services". */
export const counted = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

/** What a list says of its kind, beyond the sentences of product 5.6 to 5.8. */
type Kind = {
  title: string;
  /** The noun for one and for many, as in "New service" and "Search services". */
  one: string;
  many: string;
  /** What leaves the website with one item, and with many: "its page leaves", "they leave". */
  gone: readonly [one: string, many: string];
  /** The word before a new item: "New service", "Add team member". */
  make?: string;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const undone = (seconds: number, gone: string): string =>
  `You have ${seconds} seconds to undo it. Then ${gone} the website for good.`;

const listOf = <Quoted extends object>(kind: Kind, quoted: Quoted) => {
  const { title, one, many } = kind;
  return {
    ...quoted,
    title,
    search: `Search ${many}`,
    new: `${kind.make ?? 'New'} ${one}`,
    orderFailed: `Failed to reorder ${many}. Please try again.`,
    deleteManyQuestion: (number: number) => `Are you sure you want to delete these ${number} ${many}?`,
    deleteDetail: (seconds: number) => undone(seconds, kind.gone[0]),
    deleteManyDetail: (seconds: number) => undone(seconds, kind.gone[1]),
    deleteOne: `Delete ${one}`,
    deleteMany: (number: number) => `Delete ${counted(number, one, many)}`,
    deleted: (number: number) => (number === 1 ? `${capital(one)} deleted` : `${number} ${many} deleted`),
    footInOrder: (number: number) => `${counted(number, one, many)}, in the order visitors see.`,
    foot: (shown: number, total: number) =>
      shown === total ? counted(total, one, many) : `${shown} of ${counted(total, one, many)}`,
  };
};

const pages = ['its page leaves', 'their pages leave'] as const;
const they = ['it leaves', 'they leave'] as const;

/** The words of each list. */
export const listTexts = {
  services: listOf(
    { title: 'Services', one: 'service', many: 'services', gone: pages },
    {
      emptyTitle: 'Your shop window is still empty',
      empty: 'No services found. Create your first service to get started.',
      loadFailed: 'Failed to load services. Please try again.',
      statusFailed: 'Failed to update service status. Please try again.',
      deleteFailed: 'Failed to delete service. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this service?',
    },
  ),
  projects: listOf(
    { title: 'Projects', one: 'project', many: 'projects', gone: pages },
    {
      emptyTitle: 'Show what you have done',
      empty: 'No projects found. Create your first project to get started.',
      loadFailed: 'Failed to load projects. Please try again.',
      statusFailed: 'Failed to update project status. Please try again.',
      deleteFailed: 'Failed to delete project. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this project?',
    },
  ),
  posts: listOf(
    { title: 'Blog Posts', one: 'blog post', many: 'blog posts', gone: pages },
    {
      emptyTitle: 'Nothing written yet',
      empty: 'No blog posts found. Create your first blog post to get started.',
      loadFailed: 'Failed to load blog posts. Please try again.',
      statusFailed: 'Failed to update blog post status. Please try again.',
      deleteFailed: 'Failed to delete blog post. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this blog post?',
    },
  ),
  members: listOf(
    { title: 'Team Members', one: 'team member', many: 'team members', gone: they, make: 'Add' },
    {
      emptyTitle: 'Introduce your team',
      empty: 'No team members found. Create your first team member to get started.',
      loadFailed: 'Failed to load team members. Please try again.',
      statusFailed: 'Failed to update team member status. Please try again.',
      deleteFailed: 'Failed to delete team member. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this team member?',
    },
  ),
  reasons: listOf(
    { title: 'Why Us', one: 'item', many: 'items', gone: they },
    {
      emptyTitle: 'Why should they choose you?',
      empty: "No 'Why Us' items found. Create your first item to get started.",
      loadFailed: 'Failed to load Why Us data. Please try again.',
      statusFailed: 'Failed to update item status. Please try again.',
      deleteFailed: 'Failed to delete item. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this item?',
    },
  ),
  gallery: listOf(
    { title: 'Gallery', one: 'image', many: 'images', gone: they },
    {
      emptyTitle: 'No images found.',
      empty: 'Upload a few pictures of your work. You can choose many at once.',
      loadFailed: 'Failed to load gallery images. Please try again.',
      statusFailed: 'Failed to update image status. Please try again.',
      deleteFailed: 'Failed to delete image. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this image?',
    },
  ),
} as const;

/** The words of a list. */
export type ListText = (typeof listTexts)[keyof typeof listTexts];
