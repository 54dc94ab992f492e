import type { HookKind, SignInHook } from '../../api/sign-in-hooks.js';

/** What each kind is asked, in the order of a sign-in. */
export const KINDS: readonly { value: HookKind; label: string; text: string }[] = [
  {
    value: 'before_sign_up',
    label: 'Before sign-up',
    text: 'Decides whether somebody new gets an account.',
  },
  {
    value: 'before_sign_in',
    label: 'Before sign-in',
    text: 'Decides whether a known user gets in.',
  },
  {
    value: 'custom_claims',
    label: 'Custom claims',
    text: 'Adds what access tokens say of a user.',
  },
];

export const kindText = (kind: HookKind): string =>
  KINDS.find(({ value }) => value === kind)?.label ?? kind;

export const ON_FAILURE: readonly { value: SignInHook['on_failure']; label: string }[] = [
  { value: 'refuse', label: 'nobody gets in' },
  { value: 'allow', label: 'users get in all the same' },
];
