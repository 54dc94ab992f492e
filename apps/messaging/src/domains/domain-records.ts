import type { MailResolver } from './mail-resolver.js';

export const RECORD_PURPOSES = ['dkim', 'spf', 'dmarc', 'return_path', 'mx'] as const;
export type RecordPurpose = (typeof RECORD_PURPOSES)[number];

/** Only whoever wants mail needs it; the others are needed to send. */
export const isRequired = (purpose: RecordPurpose): boolean => purpose !== 'mx';

/** A record that the owner of a domain has to set. */
export interface MailRecord {
  readonly purpose: RecordPurpose;
  readonly type: 'TXT' | 'MX';
  readonly name: string;
  readonly value: string;
}

/** What a look at DNS found of it. */
export interface RecordCheck {
  readonly purpose: RecordPurpose;
  readonly status: 'found' | 'missing' | 'wrong' | 'unknown';
  /** What stands there instead. */
  readonly found: readonly string[];
}

/** What records of a domain are made of. */
export interface RecordOrigin {
  readonly name: string;
  readonly selector: string;
  readonly publicKey: string;
  readonly spfInclude: string | null;
}

/** Where mail that comes back is taken; null where the installation takes none. */
export type BounceHost = string | null;

/** The hosts that records of domains name. */
export interface MailHosts {
  readonly bounceHost: BounceHost;
  /** Host that takes mail for domains; null where the installation takes none. */
  readonly inboundHost: string | null;
}

/** The host in the return path of mail from a domain. */
export const returnPathHost = (domain: string): string => `bounces.${domain}`;

/** The records that a domain needs. Mail that comes back has a host, and thus an SPF, of its own. */
export function recordsOf(domain: RecordOrigin, hosts: MailHosts): MailRecord[] {
  const { bounceHost, inboundHost } = hosts;
  const { name, selector, publicKey, spfInclude } = domain;
  const sender = bounceHost === null ? name : returnPathHost(name);
  const servers = spfInclude === null ? 'mx' : `include:${spfInclude}`;
  const dkim = `v=DKIM1; k=rsa; p=${publicKey}`;
  return [
    { purpose: 'dkim', type: 'TXT', name: `${selector}._domainkey.${name}`, value: dkim },
    { purpose: 'spf', type: 'TXT', name: sender, value: `v=spf1 ${servers} ~all` },
    { purpose: 'dmarc', type: 'TXT', name: `_dmarc.${name}`, value: 'v=DMARC1; p=none' },
    ...(bounceHost === null
      ? []
      : [{ purpose: 'return_path', type: 'MX', name: sender, value: bounceHost } as const]),
    ...(inboundHost === null
      ? []
      : [{ purpose: 'mx', type: 'MX', name, value: inboundHost } as const]),
  ];
}

/** Looks each record up. A name server that does not answer leaves a record `unknown`. */
export function checkRecords(
  domain: RecordOrigin,
  records: readonly MailRecord[],
  resolver: MailResolver,
): Promise<RecordCheck[]> {
  return Promise.all(
    records.map(async ({ purpose, type, name, value }) => {
      try {
        const found = type === 'MX' ? await resolver.mx(name) : await resolver.txt(name);
        const relevant = type === 'MX' ? found : found.filter((text) => BEGINS[purpose].test(text));
        return { purpose, status: judge(purpose, relevant, { ...domain, value }), found: relevant };
      } catch {
        return { purpose, status: 'unknown' as const, found: [] };
      }
    }),
  );
}

const BEGINS: Record<RecordPurpose, RegExp> = {
  dkim: /(^|;)\s*p=/,
  spf: /^v=spf1( |$)/i,
  dmarc: /^v=DMARC1\s*(;|$)/,
  return_path: /./,
  mx: /./,
};

type Judged = RecordOrigin & { readonly value: string };

/**
 * Two records of SPF or of DMARC make either worthless.
 * @see RFC 6376 section 3.6.1, RFC 7208 section 4.5, RFC 7489 section 6.6.3
 */
function judge(
  purpose: RecordPurpose,
  found: readonly string[],
  { publicKey, spfInclude, value }: Judged,
): RecordCheck['status'] {
  const [only, ...others] = found;
  if (only === undefined) return 'missing';
  if (purpose === 'return_path' || purpose === 'mx')
    return found.includes(value.toLowerCase()) ? 'found' : 'wrong';
  if (others.length > 0) return 'wrong';
  if (purpose === 'dkim') return tagOf(only, 'p') === publicKey ? 'found' : 'wrong';
  if (purpose === 'dmarc')
    return /^(none|quarantine|reject)$/.test(tagOf(only, 'p')) ? 'found' : 'wrong';
  const terms = only.toLowerCase().split(/\s+/);
  const letsAllIn = terms.includes('all') || terms.includes('+all');
  const isIncluded = spfInclude === null || terms.includes(`include:${spfInclude}`);
  return isIncluded && !letsAllIn ? 'found' : 'wrong';
}

function tagOf(record: string, tag: string): string {
  for (const part of record.split(';')) {
    const [name = '', ...value] = part.split('=');
    if (name.trim() === tag) return value.join('=').replaceAll(/\s/g, '');
  }
  return '';
}
