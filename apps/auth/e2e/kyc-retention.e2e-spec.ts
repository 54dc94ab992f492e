import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { KycSweeper } from '@skydeck/auth';
import { eventually } from '@skydeck/testing';
import pg from 'pg';
import { KycHarness, photo } from './kyc-harness.js';

const kyc = new KycHarness();
const DAY_MS = 86_400_000;
let database: pg.Client;

beforeAll(async () => {
  await kyc.start();
  database = new pg.Client({
    connectionString: kyc.auth.database.url,
    options: `-c search_path=${kyc.auth.schema}`,
  });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await kyc.stop();
});

const sweep = () => kyc.auth.service.app.get(KycSweeper, { strict: false }).sweep();
const redact = (id: string) => kyc.api(`/sessions/${id}/redact`, { method: 'POST' });

/** The files that are kept of a session. */
async function filesOf(id: string): Promise<string[]> {
  const folder = join(kyc.auth.config.SKYDECK_HOME, 'objects');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => name.includes(id));
}

/** A session with pictures that has ended. */
async function ended() {
  const begun = await kyc.begin({ claims: { last_name: 'Musterfrau' } });
  await kyc.upload(begun.secret, await photo());
  await kyc.api(`/sessions/${begun.id}/cancel`, { method: 'POST' });
  return begun;
}

describe('redaction', () => {
  it('200: leaves no byte of a picture and nothing personal, and keeps the outcome', async () => {
    const { id, secret } = await ended();
    expect(await filesOf(id)).toHaveLength(1);
    const redacted = await redact(id);
    expect(redacted.data).toMatchObject({ status: 'redacted', outcome: 'canceled' });
    expect(await filesOf(id)).toEqual([]);
    const { rows } = await database.query(
      `select data_key, claims, identity, fingerprint, comment from kyc_session where id = $1`,
      [id],
    );
    expect(Object.values(rows[0] as object)).toEqual([null, null, null, null, null]);
    const documents = await database.query('select 1 from kyc_document where session_id = $1', [
      id,
    ]);
    expect(documents.rowCount).toBe(0);
    const { data } = await kyc.api(`/sessions/${id}/identity`);
    expect(data).toMatchObject({ documents: [], claims: null });
    expect((await kyc.capture(secret, '/session')).status).toBe(410);
    expect((await redact(id)).status).toBe(200);
  });

  it('409: is for what has ended', async () => {
    const { id } = await kyc.begin();
    expect((await redact(id)).error.code).toBe('kyc.not_final');
  });

  it('comes by itself when it was kept long enough', async () => {
    const path = `/projects/${kyc.project.id}/auth-settings`;
    const { token } = kyc.project.owner;
    const short = await kyc.auth.api(path, {
      method: 'PATCH',
      body: { kyc: { retention_days: 2 } },
      token,
    });
    expect(short.status).toBe(200);
    const { id } = await ended();
    kyc.auth.clock.advance(2 * DAY_MS - 1000);
    await sweep();
    expect([await kyc.status(id), (await filesOf(id)).length]).toEqual(['canceled', 1]);
    kyc.auth.clock.advance(1000);
    await sweep();
    expect([await kyc.status(id), (await filesOf(id)).length]).toEqual(['redacted', 0]);
  });
});

describe('a user who is deleted', () => {
  it('leaves no picture, no words and no way back, whatever the verification was at', async () => {
    const user = await kyc.auth.user(kyc.live);
    const begin = { user_id: user.userId, external_reference: undefined };
    const open = await kyc.begin(begin);
    await kyc.upload(open.secret, await photo());
    const over = await kyc.begin({ ...begin, claims: { last_name: 'Musterfrau' } });
    await kyc.upload(over.secret, await photo());
    await kyc.api(`/sessions/${over.id}/cancel`, { method: 'POST' });
    await kyc.auth.api('/auth/factors', { token: user.token, body: { type: 'totp' } });
    const path = `/auth/users/${user.userId}`;
    const gone = await kyc.auth.api(path, { method: 'DELETE', token: kyc.live });
    expect(gone.status).toBe(200);
    expect(await kyc.status(open.id)).toBe('canceled');
    expect((await kyc.submit(open.secret)).status).not.toBe(202);
    await sweep();
    for (const { id } of [open, over]) {
      expect([await kyc.status(id), (await filesOf(id)).length]).toEqual(['redacted', 0]);
    }
    const { rows } = await database.query<Record<string, number>>(
      `select (select count(*) from factor where owner_id = $1)::int as factors,
        (select count(*) from user_identity where user_id = $1)::int as identities,
        (select count(*) from user_session where user_id = $1)::int as sessions,
        (select count(*) from oidc_consent where user_id = $1)::int as grants,
        (select count(*) from kyc_session where user_id = $1 and claims is not null)::int as told`,
      [user.userId],
    );
    expect(rows).toEqual([{ factors: 0, identities: 0, sessions: 0, grants: 0, told: 0 }]);
  });
});

describe('what nobody hands in', () => {
  it('expires after a day, also when it was begun', async () => {
    const [untouched, begun] = [await kyc.begin(), await kyc.begin()];
    await kyc.upload(begun.secret, await photo());
    kyc.auth.clock.advance(DAY_MS - 1000);
    await sweep();
    expect(await kyc.status(untouched.id)).toBe('created');
    kyc.auth.clock.advance(1000);
    await sweep();
    for (const { id } of [untouched, begun]) expect(await kyc.status(id)).toBe('expired');
  });
});

describe('the history of verifications', () => {
  it('tells every step and nothing personal', async () => {
    const { id, secret } = await ended();
    await redact(id);
    const path = `/projects/${kyc.project.id}/events?limit=100`;
    const told = await eventually(async () => {
      const answer = await kyc.auth.api(path, { token: kyc.live });
      const mine = answer.data.items.filter((event) => JSON.stringify(event).includes(id));
      expect(mine).toHaveLength(4);
      return { types: mine.map(({ type }) => type), text: answer.text };
    });
    expect(told.types).toEqual([
      'kyc_session.redacted',
      'kyc_session.canceled',
      'kyc_session.requires_input',
      'kyc_session.created',
    ]);
    const audit = await kyc.auth.api(`/projects/${kyc.project.id}/audit?limit=100`, {
      token: kyc.live,
    });
    const mine = audit.data.items.filter(({ target }) => target === id);
    expect(mine.map(({ action }) => action)).toEqual([
      'kyc_session.redact',
      'kyc_session.cancel',
      'kyc_session.ask',
      'kyc_session.create',
    ]);
    for (const trace of ['Musterfrau', secret, 'person-']) {
      expect(told.text + audit.text).not.toContain(trace);
    }
  });
});
