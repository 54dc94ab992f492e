import { setTimeout as sleep } from 'node:timers/promises';
import { createAuthClient, dataOf } from '@skydeck/sdk';
import type { AuthClient } from '../../api/clients.js';
import type { Account, GrantedSession } from '../../api/resources.js';
import type { StoredSession } from '../../config/config-file.js';
import { originOf } from '../../config/endpoints.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { deviceLogin, type DeviceCode } from '../../session/device-login.js';
import { toStoredSession } from '../../session/refresh-session.js';
import { FixedToken } from '../../session/session-tokens.js';
import { authorizedFetch, sendRequest } from '../../session/request.js';
import { hasBrowser, openBrowser } from '../../terminal/open-browser.js';
import { accountAnswer } from './account.js';
import { readOwnerToken } from './owner-token.js';

const API_KEY = /^dk_(live|test)_[0-9A-Za-z]{36}$/;
const ACCESS_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** `skydeck auth login` */
export async function login(context: CommandContext, input: CommandInput): Promise<Answer> {
  if (input.flag('local') && input.flag('withToken')) {
    throw usageError('--local and --with-token cannot be used together.');
  }
  const authUrl = originOf(await context.endpoints(), 'auth');
  const session = await newSession(context, input, authUrl);
  const account = API_KEY.test(session.token)
    ? undefined
    : await accountOf(context, session.token, authUrl);
  // Projects belong to accounts: the one before may not be this person's.
  await context.store({ session, project: undefined });
  if (context.environment['SKYDECK_TOKEN']) {
    context.progress('SKYDECK_TOKEN is set and wins over the session just stored.');
  }
  return accountAnswer(account, session.token, await context.name(), null);
}

async function newSession(
  context: CommandContext,
  input: CommandInput,
  authUrl: string,
): Promise<StoredSession> {
  if (input.flag('withToken')) return { token: await readToken(context), auth_url: authUrl };
  if (input.flag('local')) return toStoredSession(await signInLocally(context, authUrl), authUrl);
  const granted = await deviceLogin({
    authUrl,
    fetch: (request) => sendRequest(request, context.signal, context.send),
    sleep: (ms) => sleep(ms, undefined, { signal: context.signal }),
    show: (code) => showCode(context, code, input.flag('browser')),
  });
  return toStoredSession(granted, authUrl);
}

function showCode(context: CommandContext, code: DeviceCode, mayOpen: boolean): void {
  const url = code.verification_uri_complete ?? code.verification_uri;
  context.progress(`Open ${url}`);
  context.progress(`and approve the code ${code.user_code}`);
  if (mayOpen && context.isInteractive && hasBrowser(context.environment)) openBrowser(url);
  context.progress('Waiting for the approval …');
}

async function signInLocally(context: CommandContext, authUrl: string): Promise<GrantedSession> {
  const token = await readOwnerToken(context);
  const { session } = await dataOf(
    clientFor(context, authUrl).POST('/api/v1/auth/accounts/local', {
      body: { token },
    }),
  );
  return session;
}

async function readToken(context: CommandContext): Promise<string> {
  const token = (await context.readInput()).trim();
  if (API_KEY.test(token) || ACCESS_TOKEN.test(token)) return token;
  throw usageError('Standard input holds neither an API key (`dk_…`) nor an access token.');
}

/** Asks the service whose token this is, so that a wrong one is refused before it is stored. */
async function accountOf(
  context: CommandContext,
  token: string,
  authUrl: string,
): Promise<Account> {
  return dataOf(clientFor(context, authUrl, token).GET('/api/v1/auth/accounts/me'));
}

function clientFor(context: CommandContext, authUrl: string, token?: string): AuthClient {
  return createAuthClient({
    baseUrl: authUrl,
    token,
    fetch: authorizedFetch(new FixedToken(token ?? ''), context.signal, context.send),
    retry: context.retry,
  });
}
