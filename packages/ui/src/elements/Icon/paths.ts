/** The site's drawings on a 24 px sheet, all hairlines. */
export const paths = {
  arrow: 'M3 12h17M14 6l6 6-6 6',
  left: 'M21 12H4M10 6l-6 6 6 6',
  down: 'M4 8l8 8 8-8',
  up: 'M12 21V4M6 10l6-6 6 6',
  plus: 'M12 4v16M4 12h16',
  minus: 'M4 12h16',
  close: 'M5 5l14 14M19 5L5 19',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l13 8-13 8z',
  zoomIn: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5L21 21M10.5 7.5v6M7.5 10.5h6',
  zoomOut: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5L21 21M7.5 10.5h6',
  outward: 'M9 5H5v14h14v-4M13 4h7v7M20 4L10.5 13.5',
  pin: 'M12 21.5C7 15.5 5 12.5 5 9.5a7 7 0 0 1 14 0c0 3-2 6-7 12zM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  phone: 'M5 3h4l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v4c0 1.2-.8 2-2 2C10.5 21 3 13.5 3 5c0-1.2.8-2 2-2z',
  mail: 'M3 5.5h18v13H3zM3 6.5l9 7 9-7',
  whatsApp:
    'M4 20l1.3-4.2A8.2 8.2 0 1 1 8.4 18.9zM9 8.5c0 3.5 3 6.5 6.5 6.5l.8-1.8-2.2-1-.9.9a5 5 0 0 1-2.3-2.3l.9-.9-1-2.2z',
} as const;
