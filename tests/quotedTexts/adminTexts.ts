/** The journey against the real server that checks a text of the panel quoted in docs/product.md. */
export type QuotedAdminText = {
  /** The number of the statement in docs/product.md that quotes it. */
  statement: string;
  text: string;
  /** The file below tests/e2e, without ".spec.ts". */
  spec: string;
  /** The full title of the test. */
  test: string;
};

type Row = readonly [statement: string, text: string];

const seen = (spec: string, test: string, rows: readonly Row[]): readonly QuotedAdminText[] =>
  rows.map(([statement, text]) => ({ statement, text, spec, test }));

const frame = (test: string, rows: readonly Row[]) => seen('panelQuotedFrame', test, rows);
const forms = (test: string, rows: readonly Row[]) => seen('panelQuotedForms', test, rows);
const lists = (test: string, rows: readonly Row[]) => seen('panelQuotedLists', test, rows);
const settings = (test: string, rows: readonly Row[]) => seen('panelQuotedSettings', test, rows);

const frameTexts = [
  ...frame('Loading... stands while it is checked who is signed in, and a stranger is led to the login', [
    ['4.1', 'Loading...'],
  ]),
  ...frame('the sidebar leads to every screen, the header names it, and Logout leads to the login', [
    ['4.2', 'Dashboard'],
    ['4.2', 'Why Us'],
    ['4.2', 'Services'],
    ['4.2', 'Projects'],
    ['4.2', 'Blog Posts'],
    ['4.2', 'Gallery'],
    ['4.2', 'Team Members'],
    ['4.2', 'Site Settings'],
    ['4.2', 'Logout'],
    ['4.3', 'Login'],
  ]),
  ...frame('the header shows an admin with no name at all as "Admin User"', [['4.2', 'Admin User']]),
  ...frame('the login asks for both fields and says that it is busy', [
    ['4.3', 'Logging in...'],
    ['4.3', 'Please enter both email and password'],
  ]),
  ...frame('a login that fails says why: in the words of the server, or in its own', [
    ['4.3', 'Invalid credentials'],
    ['4.3', 'An error occurred during login'],
  ]),
];

const activityTexts = [
  ...seen(
    'panelQuotedActivity',
    'the newest item grows older on an open dashboard: minutes, hours, days, then its date',
    [
      ['4.4', 'Recent Activity'],
      ['4.4', '1 minute ago'],
      ['4.4', '5 minutes ago'],
      ['4.4', '1 hour ago'],
      ['4.4', '23 hours ago'],
      ['4.4', 'Yesterday'],
      ['4.4', '2 days ago'],
      ['4.4', '6 days ago'],
      ['4.4', 'Just now'],
    ],
  ),
  ...seen('panelQuotedActivity', 'what an API tells no date of was made recently', [['4.4', 'Recently']]),
  ...seen('panelQuotedActivity', 'a dashboard without content says that nothing happened yet', [
    ['4.4', 'No recent activity to display'],
  ]),
];

/** What a list shows if loading fails or a switch is refused, and before and after a refused deletion. */
const listTexts = (
  [
    ['services', 'services', 'service'],
    ['projects', 'projects', 'project'],
    ['blog', 'blog posts', 'blog post'],
    ['team', 'team members', 'team member'],
    ['why-us', 'Why Us data', 'item'],
    ['gallery', 'gallery images', 'image'],
  ] as const
).flatMap(([screen, many, one]) =>
  lists(`${screen}: a list that cannot be loaded says so, and so does one that holds nothing`, [
    ['5.6', `Failed to load ${many}. Please try again.`],
  ]).concat(
    lists(`${screen}: a refused switch rolls back, and a refused deletion brings the item back`, [
      ['5.7', `Failed to update ${one} status. Please try again.`],
      ['5.8', `Are you sure you want to delete this ${one}?`],
      ['5.8', `Failed to delete ${one}. Please try again.`],
    ]),
  ),
);

const emptyTexts = [
  ...lists('team: a list that cannot be loaded says so, and so does one that holds nothing', [
    ['4.5', 'No team members found. Create your first team member to get started.'],
  ]),
  ...lists('why-us: a list that cannot be loaded says so, and so does one that holds nothing', [
    ['4.5', "No 'Why Us' items found. Create your first item to get started."],
  ]),
  ...lists('gallery: a list that cannot be loaded says so, and so does one that holds nothing', [
    ['4.5', 'No images found.'],
  ]),
];

const galleryTexts = seen('panelLists', 'pictures are uploaded, hidden, renamed and deleted', [
  ['4.5', 'Hidden'],
  ['5.5', 'Please select files to upload'],
  ['5.9', 'Failed to upload images. Please try again.'],
  ['5.11', 'Images uploaded successfully!'],
  ['5.11', 'Image status updated successfully!'],
]);

const loadTexts = (
  [
    ['service', 'service'],
    ['project', 'project'],
    ['post', 'blog post'],
    ['member', 'team member'],
    ['reason', 'item'],
  ] as const
).flatMap(([kind, one]) =>
  seen('panelForms', `a ${kind} that cannot be loaded or saved says so, and nothing typed is lost`, [
    ['5.6', `Failed to load ${one} data. Please try again.`],
  ]),
);

const saveTexts = (
  [
    ['service', 'Service was saved but image upload failed.'],
    ['project', 'Project was saved but main image upload failed.'],
    ['blog post', 'Blog post was saved but image upload failed.'],
    ['team member', 'Team member was saved but image upload failed.'],
  ] as const
).flatMap(([kind, pictureFailed]) =>
  forms(`a new ${kind} that is not saved keeps all that was typed, and is made once`, [
    ['5.9', `Failed to save ${kind}. Please try again.`],
    ['5.9', pictureFailed],
  ]),
);

const ruleTexts = [
  ...forms('the untouched form /admin/services/new says what is missing, at its head and in its place', [
    ['5.1', 'Please fill in all required fields'],
  ]),
  ...forms('a path without its stroke is refused beside the field and at the head', [
    ['5.1', 'Path must start with "/"'],
  ]),
  ...forms('the untouched form /admin/projects/new says what is missing, at its head and in its place', [
    ['5.2', 'Please upload a main image for the project'],
  ]),
  ...forms('the untouched form /admin/blog/new says what is missing, at its head and in its place', [
    ['5.3', 'Please upload a featured image for the blog post'],
  ]),
  ...forms('the untouched form /admin/team/add says what is missing, at its head and in its place', [
    ['5.4', 'Please fill in the name field.'],
    ['5.4', 'Please fill in the position field.'],
    ['5.4', 'Please upload a profile image.'],
  ]),
];

const settingsTexts = [
  ...settings('the settings have ten tabs, which tell the sizes of their pictures and break no rule', [
    ['4.7', 'General'],
    ['4.7', 'Home Sections'],
    ['4.7', 'Contact'],
    ['4.7', 'Social Media'],
    ['4.7', 'Footer'],
    ['4.7', 'Map Settings'],
    ['4.7', 'Slider Images'],
    ['4.7', 'Theme Colors'],
    ['4.7', '200x60'],
    ['4.7', '32x32 or 16x16'],
    ['4.7', '1920x400'],
    ['4.7', '1920x1080'],
  ]),
  ...settings('settings, slider images and colours that cannot be read, stored or sent say so', [
    ['5.6', 'Failed to load settings. Please try again.'],
    ['5.6', 'Failed to load slider images. Please try again.'],
    ['5.10', 'Failed to save settings. Please try again.'],
    ['5.10', 'Failed to upload image. Please try again.'],
    ['5.10', 'Failed to reorder images. Please try again.'],
    ['5.10', 'Failed to update image status. Please try again.'],
    ['5.10', 'Failed to save theme changes to server. Please try again.'],
    ['5.10', 'Failed to reset theme on server. Theme reset locally only.'],
  ]),
  ...settings('a slider image is deleted after a question, and comes back where the server refuses', [
    ['5.10', 'Are you sure you want to delete this image?'],
    ['5.10', 'Failed to delete image. Please try again.'],
  ]),
  ...settings('"Settings saved successfully!" stands for three seconds', [
    ['5.11', 'Settings saved successfully!'],
  ]),
  ...settings('"Theme colors applied successfully!" stands for three seconds', [
    ['5.11', 'Theme colors applied successfully!'],
  ]),
];

/** Every text of the panel that docs/product.md quotes, with the test that checks it. */
export const quotedAdminTexts: readonly QuotedAdminText[] = [
  ...frameTexts,
  ...activityTexts,
  ...listTexts,
  ...emptyTexts,
  ...galleryTexts,
  ...loadTexts,
  ...saveTexts,
  ...ruleTexts,
  ...settingsTexts,
];
