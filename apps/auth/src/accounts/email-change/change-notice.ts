import type { Destination } from '../../otp/destination.js';

/** What somebody reads who was reached here until now. */
export function changeNotice({ channel }: Destination, next: string) {
  const subject = 'Your Skydeck address was changed';
  const text = `Your Skydeck account signs in with ${next} from now on. If that was not you, somebody uses your account: sign out everywhere, and tell whoever runs this installation.`;
  return channel === 'email' ? { subject, text } : { text };
}
