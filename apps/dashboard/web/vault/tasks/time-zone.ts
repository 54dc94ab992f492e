/** The time zone of the reader, such as `Europe/Vaduz`. */
export const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
