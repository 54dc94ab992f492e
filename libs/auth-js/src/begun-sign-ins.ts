import { AuthError } from './auth-error.js';

/** What is needed to finish a sign-in; it stays in the tab that began it. */
export interface BegunSignIn {
  readonly verifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
  /** Where the app wants to go on. */
  readonly returnTo: string;
}

const KEY = 'skydeck.sign-in.';

/** Remembers a sign-in by its state. */
export function remember(state: string, begun: BegunSignIn): void {
  sessionStorage.setItem(KEY + state, JSON.stringify(begun));
}

/** What belongs to a state, once. @throws `invalid_state` when this tab has begun nothing such */
export function takeBack(state: string | null): BegunSignIn {
  const text = sessionStorage.getItem(KEY + state);
  sessionStorage.removeItem(KEY + state);
  if (state !== null && text !== null) return JSON.parse(text) as BegunSignIn;
  throw new AuthError('invalid_state', 'This tab has not begun this sign-in.');
}
