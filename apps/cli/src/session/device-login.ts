import { CliError, timedOut } from '../failures/cli-error.js';
import { ExitCode } from '../failures/exit-code.js';
import type { GrantedSession } from '../api/resources.js';

const CLIENT_ID = 'skydeck-cli';
const GRANT_TYPE = 'urn:ietf:params:oauth:grant-type:device_code';

/** RFC 8628 section 3.2. */
export interface DeviceCode {
  readonly device_code: string;
  readonly user_code: string;
  readonly verification_uri: string;
  readonly verification_uri_complete?: string;
  /** Seconds until both codes end. */
  readonly expires_in: number;
  /** Seconds between two polls; 5 when not given. */
  readonly interval?: number;
}

export interface DeviceLoginOptions {
  readonly authUrl: string;
  readonly fetch: (request: Request) => Promise<Response>;
  /** Waits; tests let time pass at once. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Tells the person where to go. */
  readonly show: (code: DeviceCode) => void;
}

/**
 * Signs in on a machine without a browser: the person approves a code elsewhere while we poll.
 * @see https://www.rfc-editor.org/rfc/rfc8628
 */
export async function deviceLogin(options: DeviceLoginOptions): Promise<GrantedSession> {
  const { authUrl, show } = options;
  const start = await post(options, `${authUrl}/oauth/device_authorization`, {
    client_id: CLIENT_ID,
  });
  const code = (await start.json()) as DeviceCode & Refusal;
  if (!start.ok) throw refused(code);
  show(code);
  return poll(options, code);
}

async function poll(options: DeviceLoginOptions, code: DeviceCode): Promise<GrantedSession> {
  let intervalMs = (code.interval ?? 5) * 1000;
  for (let waitedMs = 0; waitedMs < code.expires_in * 1000; waitedMs += intervalMs) {
    await options.sleep(intervalMs);
    const answer = await ask(options, code.device_code);
    if (answer === 'no answer') intervalMs *= 2; // RFC 8628 section 3.5: back off when it times out.
    else if ('access_token' in answer) return answer;
    else if (answer.error === 'slow_down') intervalMs += 5000;
    else if (answer.error !== 'authorization_pending') throw refused(answer);
  }
  throw timedOut('The code was not approved in time.', 'Run `skydeck auth login` again.');
}

interface Refusal {
  readonly error?: string;
  readonly error_description?: string;
}

async function ask(
  options: DeviceLoginOptions,
  deviceCode: string,
): Promise<GrantedSession | Refusal | 'no answer'> {
  try {
    const response = await post(options, `${options.authUrl}/oauth/token`, {
      grant_type: GRANT_TYPE,
      device_code: deviceCode,
      client_id: CLIENT_ID,
    });
    return response.status >= 500
      ? 'no answer'
      : ((await response.json()) as GrantedSession | Refusal);
  } catch (error) {
    if (error instanceof CliError) return 'no answer';
    throw error;
  }
}

function post(
  { fetch }: DeviceLoginOptions,
  url: string,
  form: Readonly<Record<string, string>>,
): Promise<Response> {
  return fetch(new Request(url, { method: 'POST', body: new URLSearchParams(form) }));
}

function refused({ error, error_description }: Refusal): CliError {
  if (error === 'expired_token') return timedOut('The code was not approved in time.');
  const message =
    error === 'access_denied'
      ? 'The sign-in was denied.'
      : (error_description ?? 'The sign-in failed.');
  return new CliError(error ?? 'sign_in_failed', message, ExitCode.auth);
}
