/** Where a text of the panel that the specification quotes is seen by a journey against the real server. */
export type QuotedAdminText = {
  /** The section of the specification, or "d" and the number of a decision, and what it is about. */
  section: string;
  text: string;
  /** The file below tests/e2e, without ".spec.ts". */
  spec: string;
  /** The whole title of the test. */
  test: string;
};

type Row = readonly [section: string, text: string];

const seen = (spec: string, test: string, rows: readonly Row[]): readonly QuotedAdminText[] =>
  rows.map(([section, text]) => ({ section, text, spec, test }));

const frame = (test: string, rows: readonly Row[]) => seen('panelQuotedFrame', test, rows);
const forms = (test: string, rows: readonly Row[]) => seen('panelQuotedForms', test, rows);
const lists = (test: string, rows: readonly Row[]) => seen('panelQuotedLists', test, rows);
const settings = (test: string, rows: readonly Row[]) => seen('panelQuotedSettings', test, rows);

const frameTexts = [
  ...frame('Loading... stands while it is checked who is signed in, and a stranger is led to the login', [
    ['2 guard', 'Loading...'],
  ]),
  ...frame('the sidebar leads to every screen, the header names it, and Logout leads to the login', [
    ['2 layout', 'Dashboard'],
    ['2 layout', 'Why Us'],
    ['2 layout', 'Services'],
    ['2 layout', 'Projects'],
    ['2 layout', 'Blog Posts'],
    ['2 layout', 'Gallery'],
    ['2 layout', 'Team Members'],
    ['2 layout', 'Site Settings'],
    ['2 layout', 'Logout'],
    ['2 login', 'Login'],
  ]),
  ...frame('the header shows an admin with no name at all as "Admin User"', [['2 layout', 'Admin User']]),
  ...frame('the login asks for both fields and says that it is busy', [
    ['2 login', 'Logging in...'],
    ['5 login', 'Please enter both email and password'],
  ]),
  ...frame('a login that fails says why: in the words of the server, or in its own', [
    ['5 login', 'Invalid credentials'],
    ['5 login', 'An error occurred during login'],
  ]),
];

const activityTexts = [
  ...seen(
    'panelQuotedActivity',
    'the newest item grows older on an open dashboard: minutes, hours, days, then its date',
    [
      ['2 dashboard', 'Recent Activity'],
      ['2 dashboard', '1 minute ago'],
      ['2 dashboard', '5 minutes ago'],
      ['2 dashboard', '1 hour ago'],
      ['2 dashboard', '23 hours ago'],
      ['2 dashboard', 'Yesterday'],
      ['2 dashboard', '2 days ago'],
      ['2 dashboard', '6 days ago'],
      ['d45 dashboard', 'Just now'],
    ],
  ),
  ...seen('panelQuotedActivity', 'what an API tells no date of was made recently', [
    ['2 dashboard', 'Recently'],
  ]),
  ...seen('panelQuotedActivity', 'a dashboard without content says that nothing happened yet', [
    ['2 dashboard', 'No recent activity to display'],
  ]),
];

/** What a list says when it cannot be loaded, when a switch is refused, and before and after a refused deletion. */
const listTexts = (
  [
    ['services', 'services', 'service', '8'],
    ['projects', 'projects', 'project', '8'],
    ['blog', 'blog posts', 'blog post', '8'],
    ['team', 'team members', 'team member', '8'],
    ['why-us', 'Why Us data', 'item', '8'],
    ['gallery', 'gallery images', 'image', 'd41'],
  ] as const
).flatMap(([screen, many, one, deletion]) =>
  seen('panelLists', `a failure to load ${screen} is told, and another try shows the list`, [
    ['8 load', `Failed to load ${many}. Please try again.`],
  ]).concat(
    lists(`${screen}: a refused switch rolls back, and a refused deletion brings the item back`, [
      ['8 status', `Failed to update ${one} status. Please try again.`],
      [`${deletion} confirm`, `Are you sure you want to delete this ${one}?`],
      [`${deletion} delete`, `Failed to delete ${one}. Please try again.`],
    ]),
  ),
);

const emptyTexts = [
  ...lists('team: a list that holds nothing says so', [
    ['2 lists', 'No team members found. Create your first team member to get started.'],
  ]),
  ...lists('why-us: a list that holds nothing says so', [
    ['2 lists', "No 'Why Us' items found. Create your first item to get started."],
  ]),
  ...lists('gallery: a list that holds nothing says so', [['2 lists', 'No images found.']]),
];

const galleryTexts = seen('panelLists', 'pictures are uploaded, hidden, renamed and deleted', [
  ['2 lists', 'Hidden'],
  ['5 gallery', 'Please select files to upload'],
  ['8 upload', 'Failed to upload images. Please try again.'],
  ['8 success', 'Images uploaded successfully!'],
  ['8 success', 'Image status updated successfully!'],
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
    ['8 load', `Failed to load ${one} data. Please try again.`],
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
    ['8 save', `Failed to save ${kind}. Please try again.`],
    ['8 upload', pictureFailed],
  ]),
);

const ruleTexts = [
  ...forms('the untouched form /admin/services/new says what is missing, at its head and in its place', [
    ['5 service', 'Please fill in all required fields'],
  ]),
  ...forms('a path without its stroke is refused beside the field and at the head', [
    ['5 service', 'Path must start with "/"'],
  ]),
  ...forms('the untouched form /admin/projects/new says what is missing, at its head and in its place', [
    ['5 project', 'Please upload a main image for the project'],
  ]),
  ...forms('the untouched form /admin/blog/new says what is missing, at its head and in its place', [
    ['5 post', 'Please upload a featured image for the blog post'],
  ]),
  ...forms('the untouched form /admin/team/add says what is missing, at its head and in its place', [
    ['5 member', 'Please fill in the name field.'],
    ['5 member', 'Please fill in the position field.'],
    ['5 member', 'Please upload a profile image.'],
  ]),
];

const settingsTexts = [
  ...settings('the settings have eight tabs, which tell the sizes of their pictures and break no rule', [
    ['2 settings', 'General'],
    ['2 settings', 'Home Sections'],
    ['2 settings', 'Contact'],
    ['2 settings', 'Social Media'],
    ['2 settings', 'Footer'],
    ['2 settings', 'Map Settings'],
    ['2 settings', 'Slider Images'],
    ['2 settings', 'Theme Colors'],
    ['2 settings', '200x60'],
    ['2 settings', '32x32 or 16x16'],
    ['2 settings', '1920x400'],
    ['2 settings', '1920x1080'],
  ]),
  ...settings('settings, slider images and colours that cannot be read, stored or sent say so', [
    ['8 load', 'Failed to load settings. Please try again.'],
    ['8 load', 'Failed to load slider images. Please try again.'],
    ['8 settings', 'Failed to save settings. Please try again.'],
    ['8 settings', 'Failed to upload image. Please try again.'],
    ['8 settings', 'Failed to reorder images. Please try again.'],
    ['8 settings', 'Failed to update image status. Please try again.'],
    ['8 settings', 'Failed to save theme changes to server. Please try again.'],
    ['8 settings', 'Failed to reset theme on server. Theme reset locally only.'],
  ]),
  ...settings('a slider image is deleted after a question, and comes back where the server refuses', [
    ['d41 slider', 'Are you sure you want to delete this image?'],
    ['d41 slider', 'Failed to delete image. Please try again.'],
  ]),
  ...settings('"Settings saved successfully!" stands for three seconds', [
    ['8 success', 'Settings saved successfully!'],
  ]),
  ...settings('"Theme colors applied successfully!" stands for three seconds', [
    ['8 success', 'Theme colors applied successfully!'],
  ]),
];

/** Every text of the panel that the specification and its decisions quote, with the test that sees it. */
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
