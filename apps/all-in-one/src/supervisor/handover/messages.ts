import type { MemberName } from '../../stack/create-member.js';

/** What the process that hands over says. */
export type GiverMessage =
  | { readonly kind: 'start'; readonly name: MemberName }
  | { readonly kind: 'adopt' };

/** What the process that takes over says. */
export type TakerMessage =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'started'; readonly name: MemberName }
  | { readonly kind: 'adopted' }
  | { readonly kind: 'failed'; readonly text: string };

/** Argument of a process that takes over. */
export const TAKE_OVER = '--take-over';

/** Who moves when: what others ask comes before those that ask it. */
export const ORDER: readonly MemberName[] = [
  'auth',
  'messaging',
  'pay',
  'media',
  'vault',
  'location',
  'platform',
  'dashboard',
];

/** After the standard streams and the channel to who started it. */
const FIRST_PASSED = 4;

/** Under which descriptors a process that takes over has the sockets of a member. */
export function passedSockets(name: MemberName): { open: number; internal: number } {
  const open = FIRST_PASSED + ORDER.indexOf(name) * 2;
  return { open, internal: open + 1 };
}
