import type { Person } from './people.js';

/** How a note that is written together stands. */
export interface LiveState {
  /** `joining` until it was there once, `away` without a connection, `ended` when it is refused. */
  readonly connection: 'joining' | 'here' | 'away' | 'ended';
  /** Its text; undefined until it was there once. */
  readonly text: string | undefined;
  /** Whether something was written that the service does not have. */
  readonly isUnsent: boolean;
  readonly people: readonly Person[];
  /** Why it ended, if a reason was given. */
  readonly reason: string;
}

/** What stands before there is a connection at all. */
export const JOINING: LiveState = {
  connection: 'joining',
  text: undefined,
  isUnsent: false,
  people: [],
  reason: '',
};
