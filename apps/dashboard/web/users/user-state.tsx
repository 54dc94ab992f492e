import type { User } from '../api/shapes.js';
import { Status } from '../ui/status.js';
import { isBanned } from './user-text.js';

/** Whether a user may sign in. */
export function UserState({ user }: { readonly user: User }) {
  return isBanned(user) ? (
    <Status value="denied" label="Banned" />
  ) : (
    <Status value="active" label="Active" />
  );
}
