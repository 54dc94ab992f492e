import type { User } from '../api/shapes.js';

/** What a user is called, by the best that is known. */
export const userText = ({ name, email, phone, id }: User): string => name ?? email ?? phone ?? id;

/** Whether signing in is refused now. */
export const isBanned = ({ banned_until: until }: User): boolean =>
  until !== null && Date.parse(until) > Date.now();
