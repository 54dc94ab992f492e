import type { MailDomain } from '../api/mail-domains.js';
import { Status } from '../ui/status.js';

/** Whether mail of a domain is signed. */
export function DomainState({ domain: { status } }: { readonly domain: MailDomain }) {
  if (status === 'verified') return <Status value="active" label="Verified" />;
  return status === 'failed' ? (
    <Status value="failed" label="Not right" />
  ) : (
    <Status value={status} />
  );
}
