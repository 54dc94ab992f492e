import { eventually } from '@skydeck/testing';
import { type Answer, AuthHarness, count, type Person } from './auth-harness.js';

const DAY_MS = 86_400_000;
const auth = new AuthHarness();
beforeAll(() => auth.start(undefined, { QUOTA_INVITATIONS_PER_DAY: '60' }));
afterAll(() => auth.stop());

let addresses = 0;
const newAddress = () => `invited-${++addresses}@example.com`;
const pathOf = ({ id }: { id: string }) => `/projects/${id}/invitations`;
const invite = (
  project: { id: string; owner: Person },
  email: string,
  role = 'developer',
  { token } = project.owner,
) => auth.api(pathOf(project), { token, body: { email, role } });
const act = (path: string, { token }: Person, method = 'POST') => auth.api(path, { method, token });

/** The token in the newest mail about an invitation. */
function tokenOf({ data }: Answer): string {
  const mail = auth.messaging.taken.findLast(({ reference }) => reference === data['id']);
  const token = /\/invitations\/(invt_[\w-]{43})\n/.exec(mail?.content.text ?? '')?.[1];
  if (!token) throw new Error('The mail holds no link.');
  return token;
}

describe('inviting', () => {
  it('201: sends a link to the address, and answers, stores and tells nothing of its token', async () => {
    const project = await auth.project('inviting');
    const made = await invite(project, 'Kofi@Example.com');
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({
      id: expect.stringMatching(/^inv_/),
      email: 'kofi@example.com',
      role: 'developer',
      status: 'pending',
      project: { slug: 'inviting' },
      mailed_at: expect.any(String),
    });
    const life =
      Date.parse(made.data['expires_at'] ?? '') - Date.parse(made.data['created_at'] ?? '');
    expect(life).toBe(7 * DAY_MS);
    const mail = auth.messaging.taken.at(-1);
    expect(mail).toMatchObject({
      channel: 'email',
      to: 'kofi@example.com',
      project_id: project.id,
    });
    expect(mail?.content.subject).toContain(
      (made.data['project'] as unknown as { name: string }).name,
    );
    const token = tokenOf(made);
    expect(made.text).not.toContain(token);
    const events = await eventually(async () => {
      const answer = await auth.api(`/projects/${project.id}/events`, project.owner);
      return answer.data.items.some(({ type }) => type === 'invitation.created') && answer.text;
    });
    const audit = await auth.api(`/projects/${project.id}/audit`, project.owner);
    expect(audit.data.items[0]).toMatchObject({ action: 'invitation.create' });
    expect(events + audit.text).not.toContain(token);
  });

  it('409: keeps one open invitation for an address and a project, 50 at once', async () => {
    const project = await auth.project();
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 50 }, () => invite(project, email)));
    expect(count(answers)).toEqual({ 201: 1, 409: 49 });
    const other = await auth.project();
    expect((await invite(other, email)).status).toBe(201);
  });

  it('409: needs no invitation for a member', async () => {
    const project = await auth.project();
    const email = newAddress();
    await auth.api(`/projects/${project.id}/members`, {
      token: project.owner.token,
      body: { email, role: 'viewer' },
    });
    const { status, error } = await invite(project, email);
    expect([status, error.code]).toEqual([409, 'member.already_member']);
  });

  it('403: only owners invite owners; developers and viewers invite nobody', async () => {
    const project = await auth.project();
    const by = async (role: string, wanted: string) => {
      const { status, error } = await invite(
        project,
        newAddress(),
        wanted,
        await auth.member(project, role),
      );
      return status === 201 ? 201 : error.code;
    };
    expect(await by('owner', 'owner')).toBe(201);
    expect(await by('admin', 'admin')).toBe(201);
    expect(await by('admin', 'owner')).toBe('forbidden');
    expect(await by('developer', 'viewer')).toBe('insufficient_scope');
    expect(await by('viewer', 'viewer')).toBe('insufficient_scope');
    const ownerInvited = await invite(project, newAddress(), 'owner');
    const admin = await auth.member(project, 'admin');
    const path = `${pathOf(project)}/${ownerInvited.data['id']}`;
    expect((await act(path, admin, 'DELETE')).status).toBe(403);
    expect((await act(`${path}/resend`, admin)).status).toBe(403);
  });

  it('429: sends no more in a day than the quota allows; the next day it goes on', async () => {
    const project = await auth.project();
    const answers = await Promise.all(
      Array.from({ length: 62 }, () => invite(project, newAddress())),
    );
    expect(count(answers)).toEqual({ 201: 60, 429: 2 });
    auth.clock.advance(DAY_MS);
    const owner = await renewed(project.owner);
    expect((await invite(project, newAddress(), 'viewer', owner)).status).toBe(201);
  }, 60_000);

  it('201: stands when its mail could not be sent, says so, and can be sent again', async () => {
    const project = await auth.project();
    auth.messaging.isAway = true;
    const made = await invite(project, newAddress());
    auth.messaging.isAway = false;
    expect([made.status, made.data['mailed_at']]).toEqual([201, null]);
    const again = await act(`${pathOf(project)}/${made.data['id']}/resend`, project.owner);
    expect(again.data['mailed_at']).toEqual(expect.any(String));
    expect(tokenOf(again)).toBeTruthy();
  });

  it('200 and 422: lists by status, role and address in either order, and knows no other filter', async () => {
    const project = await auth.project();
    for (const [email, role] of [
      ['b-list@example.com', 'viewer'],
      ['a-list@example.com', 'admin'],
    ] as const) {
      auth.clock.advance(1);
      await invite(project, email, role);
    }
    const list = async (query: string) =>
      (await auth.api(`${pathOf(project)}?${query}`, project.owner)).data.items.map(
        ({ email }) => email,
      );
    expect(await list('sort=email')).toEqual(['a-list@example.com', 'b-list@example.com']);
    expect(await list('sort=created_at')).toEqual(['b-list@example.com', 'a-list@example.com']);
    expect(await list('role=viewer')).toEqual(['b-list@example.com']);
    expect(await list('email=A-list@example.com')).toEqual(['a-list@example.com']);
    expect(await list('status=accepted')).toEqual([]);
    const page = await auth.api(`${pathOf(project)}?sort=email&limit=1`, project.owner);
    const cursor = page.meta.page.next_cursor ?? '';
    expect(await list(`sort=email&cursor=${cursor}`)).toEqual(['b-list@example.com']);
    const refused = await auth.api(`${pathOf(project)}?state=open`, project.owner);
    expect([refused.status, refused.error.errors[0]?.location]).toEqual([422, 'query.state']);
  });
});

describe('accepting', () => {
  it('200: makes the person a member once, 50 at once', async () => {
    const project = await auth.project('accepting');
    const email = newAddress();
    const made = await invite(project, email, 'admin');
    const person = await auth.signIn(email);
    const own = await auth.api('/invitations', person);
    expect(own.data.items).toMatchObject([{ id: made.data['id'], project: { slug: 'accepting' } }]);
    const names = [tokenOf(made), String(made.data['id'])];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => act(`/invitations/${names[at % 2]}/accept`, person)),
    );
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
    expect((await auth.api(`/projects/${project.id}`, person)).data).toMatchObject({
      role: 'admin',
    });
    const { data } = await auth.api(`/projects/${project.id}/members`, project.owner);
    expect(data.items.filter(({ account_id: id }) => id === person.accountId)).toHaveLength(1);
    const audit = await auth.api(`/projects/${project.id}/audit`, project.owner);
    const actions = audit.data.items.map(({ action }) => action);
    expect(actions.filter((action) => action === 'member.add')).toHaveLength(1);
    expect(actions.filter((action) => action === 'invitation.accept')).toHaveLength(1);
  });

  it('403 and 404: is for the account with the address only, whoever holds the link', async () => {
    const project = await auth.project();
    const made = await invite(project, newAddress());
    const stranger = await auth.signIn();
    const byToken = await act(`/invitations/${tokenOf(made)}/accept`, stranger);
    expect([byToken.status, byToken.error.code]).toEqual([403, 'invitation.wrong_account']);
    for (const name of [String(made.data['id']), 'inv_none']) {
      const { status, error } = await act(`/invitations/${name}/accept`, stranger);
      expect([status, error.code]).toEqual([404, 'invitation.not_found']);
    }
    expect((await auth.api('/invitations', stranger)).data.items).toEqual([]);
    expect((await auth.api(`/projects/${project.id}`, stranger)).status).toBe(404);
  });

  it('404: a link that was sent again stops working, the new one works', async () => {
    const project = await auth.project();
    const email = newAddress();
    const made = await invite(project, email);
    const old = tokenOf(made);
    await act(`${pathOf(project)}/${made.data['id']}/resend`, project.owner);
    const person = await auth.signIn(email);
    expect((await act(`/invitations/${old}/accept`, person)).status).toBe(404);
    expect((await act(`/invitations/${tokenOf(made)}/accept`, person)).status).toBe(200);
  });

  it('409: is too late after 7 days, after a refusal, and after it was taken back', async () => {
    const project = await auth.project();
    const emails = [newAddress(), newAddress(), newAddress()] as const;
    const people = [];
    for (const email of emails) people.push({ made: await invite(project, email), email });
    const [declined, revoked, expired] = people;
    const first = await auth.signIn(declined?.email);
    expect(
      (await act(`/invitations/${declined?.made.data['id']}/decline`, first)).data,
    ).toMatchObject({
      status: 'declined',
    });
    await act(`${pathOf(project)}/${revoked?.made.data['id']}`, project.owner, 'DELETE');
    auth.clock.advance(4 * DAY_MS);
    const middle = await renewed(project.owner);
    auth.clock.advance(3 * DAY_MS);
    const owner = await renewed(middle);
    for (const [one, status, code] of [
      [declined, 'declined', 'invitation.not_open'],
      [revoked, 'revoked', 'invitation.not_open'],
      [expired, 'expired', 'invitation.expired'],
    ] as const) {
      const person = await auth.signIn(one?.email);
      const answer = await act(`/invitations/${one?.made.data['id']}/accept`, person);
      expect([answer.status, answer.error.code]).toEqual([409, code]);
      const { data } = await auth.api(`/invitations?status=${status}`, person);
      expect(data.items).toMatchObject([{ id: one?.made.data['id'], status }]);
    }
    const again = await act(`${pathOf(project)}/${expired?.made.data['id']}/resend`, owner);
    expect([again.status, again.error.code]).toEqual([409, 'invitation.expired']);
    expect((await invite(project, expired?.email ?? '', 'viewer', owner)).status).toBe(201);
  });

  it('404: invitations of others do not exist, whatever is done to them', async () => {
    const project = await auth.project();
    const other = await auth.project();
    const made = await invite(project, newAddress());
    const path = `${pathOf(other)}/${made.data['id']}`;
    expect((await act(path, other.owner, 'DELETE')).status).toBe(404);
    expect((await act(`${path}/resend`, other.owner)).status).toBe(404);
    expect((await auth.api(pathOf(project), other.owner)).status).toBe(404);
    expect((await auth.api(pathOf(other), other.owner)).data.items).toEqual([]);
  });
});

describe('owners', () => {
  it('409: two who demote each other at once leave one; ownership moves by a change of role', async () => {
    for (let round = 0; round < 10; round++) {
      const project = await auth.project();
      const other = await auth.member(project, 'owner');
      const demote = (who: Person, by: Person) =>
        auth.api(`/projects/${project.id}/members/${who.accountId}`, {
          method: 'PATCH',
          token: by.token,
          body: { role: 'viewer' },
        });
      const answers = await Promise.all([
        demote(project.owner, other),
        demote(other, project.owner),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const winner = answers[0]?.status === 200 ? other : project.owner;
      const { data } = await auth.api(`/projects/${project.id}/members?role=owner`, winner);
      expect(data.items).toMatchObject([{ account_id: winner.accountId }]);
    }
  }, 60_000);
});

/** Somebody with new tokens: access tokens last for minutes, unused sessions for seven days. */
async function renewed(person: Person): Promise<Person> {
  const body = { refresh_token: person.refreshToken };
  const { data } = await auth.api('/auth/accounts/refresh', { body });
  const session = data['session'] as unknown as { access_token: string; refresh_token: string };
  return { ...person, token: session.access_token, refreshToken: session.refresh_token };
}
