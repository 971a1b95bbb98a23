const figure = new Intl.NumberFormat('en-GB');
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** The texts of the panel's visit statistics. */
export const adminVisitsText = {
  title: 'Visits of the last 30 days',
  none: 'No visits have been counted yet.',
  off: 'Visits are not counted.',
  note: 'No cookies and no personal data: daily sums are all that is kept.',
  chart: (visits: number, most: number) =>
    `A bar for each of 30 days. ${figure.format(visits)} visits in all, ${figure.format(most)} on the busiest day.`,
  days: 'Table of the days',
  table: 'Show the days as a table',
  figure: (value: number) => figure.format(value),
  day: (iso: string) => day.format(new Date(iso)),
  columns: {
    day: 'Day',
    visits: 'Visits',
    views: 'Page views',
    calls: 'Phone calls',
    whatsApps: 'WhatsApp',
    forms: 'Forms',
  },
  sources: 'Where they came from',
  direct: 'Directly, or unknown',
  pages: 'Most viewed pages',
  switchOn: 'Start counting',
  switchOff: 'Stop counting',
  switchFailed: 'Failed to switch the counter. Please try again.',
} as const;
