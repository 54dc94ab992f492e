/** A time as iCalendar and vCard write it: `20260601T090000Z`. */
export const stamp = (now: Date): string =>
  `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
