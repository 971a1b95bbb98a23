import { limits } from '@vitrin/contract/limits';

const figure = new Intl.NumberFormat('en');

/** "1 service", "1,234 services". */
export const counted = (number: number, one: string, many: string): string =>
  `${figure.format(number)} ${number === 1 ? one : many}`;

/** The kind-specific parts of a list's texts, beyond the sentences of product 5.6 to 5.8. */
type Kind = {
  title: string;
  /** The singular and plural nouns, as in "New service" and "Search services". */
  one: string;
  many: string;
  /** What disappears from the website with one item, and with several: "its page leaves", "they leave". */
  gone: readonly [one: string, many: string];
  /** The first word of the button for a new item: "New service", "Add team member". */
  make?: string;
  /** What its entries have instead of a title. */
  titled?: string;
};

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const undone = (seconds: number, gone: string, trash: boolean): string =>
  `You have ${seconds} seconds to undo it. Then ${gone} the website.${
    trash ? ` The trash keeps what you deleted for ${limits.trashDays} days.` : ''
  }`;

const listOf = <Quoted extends object>(kind: Kind, quoted: Quoted) => {
  const { title, one, many, titled = 'Title' } = kind;
  return {
    ...quoted,
    title,
    titleColumn: titled,
    byTitle: `${titled}, A to Z`,
    search: `Search ${many}`,
    new: `${kind.make ?? 'New'} ${one}`,
    orderFailed: `Failed to reorder ${many}. Please try again.`,
    deleteManyQuestion: (number: number) =>
      `Are you sure you want to delete these ${figure.format(number)} ${many}?`,
    deleteDetail: (seconds: number, trash: boolean) => undone(seconds, kind.gone[0], trash),
    deleteManyDetail: (seconds: number, trash: boolean) => undone(seconds, kind.gone[1], trash),
    deleteOne: `Delete ${one}`,
    deleteMany: (number: number) => `Delete ${counted(number, one, many)}`,
    deleted: (number: number) =>
      number === 1 ? `${capital(one)} deleted` : `${figure.format(number)} ${many} deleted`,
    footInOrder: (number: number) => `${counted(number, one, many)}, in the order visitors see.`,
    foot: (shown: number, total: number) =>
      shown === total ? counted(total, one, many) : `${figure.format(shown)} of ${counted(total, one, many)}`,
  };
};

const pages = ['its page leaves', 'their pages leave'] as const;
const they = ['it leaves', 'they leave'] as const;

/** The texts of each list. */
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
    {
      title: 'Team Members',
      one: 'team member',
      many: 'team members',
      gone: they,
      make: 'Add',
      titled: 'Name',
    },
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
  figures: listOf(
    { title: 'Figures', one: 'figure', many: 'figures', gone: they, titled: 'Label' },
    {
      emptyTitle: 'Say it in numbers',
      empty: 'No figures found. Create your first figure to get started.',
      loadFailed: 'Failed to load figures. Please try again.',
      statusFailed: 'Failed to update figure status. Please try again.',
      deleteFailed: 'Failed to delete figure. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this figure?',
    },
  ),
  references: listOf(
    { title: 'References', one: 'reference', many: 'references', gone: they, titled: 'Name' },
    {
      emptyTitle: 'Whom have you worked for?',
      empty: 'No references found. Create your first reference to get started.',
      loadFailed: 'Failed to load references. Please try again.',
      statusFailed: 'Failed to update reference status. Please try again.',
      deleteFailed: 'Failed to delete reference. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this reference?',
    },
  ),
  voices: listOf(
    { title: 'Customer voices', one: 'customer voice', many: 'customer voices', gone: they, titled: 'Name' },
    {
      emptyTitle: 'Let your customers speak',
      empty: 'No customer voices found. Create your first customer voice to get started.',
      loadFailed: 'Failed to load customer voices. Please try again.',
      statusFailed: 'Failed to update customer voice status. Please try again.',
      deleteFailed: 'Failed to delete customer voice. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this customer voice?',
    },
  ),
  certificates: listOf(
    { title: 'Certificates', one: 'certificate', many: 'certificates', gone: they },
    {
      emptyTitle: 'What were you certified or awarded for?',
      empty: 'No certificates found. Create your first certificate to get started.',
      loadFailed: 'Failed to load certificates. Please try again.',
      statusFailed: 'Failed to update certificate status. Please try again.',
      deleteFailed: 'Failed to delete certificate. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this certificate?',
    },
  ),
  videos: listOf(
    { title: 'Videos', one: 'video', many: 'videos', gone: they },
    {
      emptyTitle: 'Show your work in motion',
      empty: 'No videos found. Create your first video to get started.',
      loadFailed: 'Failed to load videos. Please try again.',
      statusFailed: 'Failed to update video status. Please try again.',
      deleteFailed: 'Failed to delete video. Please try again.',
      deleteQuestion: 'Are you sure you want to delete this video?',
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

/** The texts of a list. */
export type ListText = (typeof listTexts)[keyof typeof listTexts];
