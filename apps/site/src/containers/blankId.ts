/** The element around the page of a website that has nothing to show yet. */
export const blankId = 'yakinda';
