import type { UserFilter } from '../api/users.js';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
const PHONE = /^\+[1-9]\d{6,14}$/;

/** What a text looks for; undefined while it is no whole address or number yet. */
export function filterOf(text: string): UserFilter | undefined {
  const wanted = text.trim();
  if (wanted === '') return {};
  if (EMAIL.test(wanted)) return { email: wanted };
  const number = wanted.replaceAll(/[\s()-]/g, '');
  return PHONE.test(number) ? { phone: number } : undefined;
}
