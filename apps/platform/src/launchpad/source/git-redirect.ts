import { Agent, request as send } from 'undici';
import { DeploymentErrors } from '../deployments/deployment.errors.js';
import { parseRepoAddress, type RepoAddress } from './repo-address.js';
import type { RepoPolicy } from './repo-policy.js';

const MOST_REDIRECTS = 3;
const TIMEOUT_MS = 15_000;
const SERVICE = '/info/refs?service=git-upload-pack';

/** Where git is sent in the end. */
export interface Place {
  readonly address: RepoAddress;
  /** The only addresses that its host may be reached at. */
  readonly pinned: readonly string[];
  /** Given only while the host and its encryption are those the owner named. */
  readonly credentials?: string | undefined;
}

/**
 * Follows the redirects of an http(s) repository by hand, so that every host on the way is checked
 * before anything connects to it; git itself is told to follow none.
 * @throws `app.repo_not_allowed` when one leads to a private network
 */
export async function followRedirects(
  start: RepoAddress,
  credentials: string | undefined,
  policy: Pick<RepoPolicy, 'resolve'>,
  signal: AbortSignal,
): Promise<Place> {
  let address = start;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const pinned = await policy.resolve(address.host ?? '');
    if (pinned.length === 0) {
      throw DeploymentErrors.repo_unreachable({ detail: `There is no host \`${address.host}\`.` });
    }
    const isSamePlace = address.host === start.host && address.kind === start.kind;
    const given = isSamePlace ? credentials : undefined;
    const next = await redirectOf(address, pinned, given, signal);
    if (!next) return { address, pinned, credentials: given };
    address = next;
  }
  throw DeploymentErrors.repo_unreachable({ detail: 'The repository redirects too often.' });
}

/** Where the address leads on to; undefined when git can be given it as it is. */
async function redirectOf(
  { url, host }: RepoAddress,
  pinned: readonly string[],
  credentials: string | undefined,
  signal: AbortSignal,
): Promise<RepoAddress | undefined> {
  const agent = new Agent({
    connect: {
      lookup: (_name, options, done) => {
        const found = pinned.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
        if (options.all) return done(null, found);
        done(null, found[0]?.address ?? '', found[0]?.family);
      },
    },
  });
  const headers: Record<string, string> = { 'user-agent': 'git/2 (skydeck)' };
  if (credentials !== undefined) {
    headers['authorization'] = `Basic ${Buffer.from(credentials).toString('base64')}`;
  }
  try {
    const {
      statusCode,
      headers: answer,
      body,
    } = await send(`${url.replace(/\/$/, '')}${SERVICE}`, {
      dispatcher: agent,
      headers,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    body.on('error', () => undefined).destroy();
    const { location } = answer;
    if (statusCode < 300 || statusCode >= 400 || typeof location !== 'string') return undefined;
    const target = new URL(location, url).href;
    if (!target.endsWith(SERVICE)) return undefined;
    return parseRepoAddress(target.slice(0, -SERVICE.length));
  } catch (error) {
    if (signal.aborted) throw error;
    throw DeploymentErrors.repo_unreachable({
      detail: `The host \`${host}\` did not answer.`,
      cause: error,
    });
  } finally {
    await agent.destroy();
  }
}
