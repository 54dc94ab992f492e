import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { signWebhook } from './sign-webhook.js';
import { verifyWebhook } from './verify-webhook.js';

const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const secret = newSecret();
const event = {
  id: 'evt_1',
  type: 'project.deleted',
  created_at: '2030-01-01T00:00:00.000Z',
  project_id: 'prj_1',
  data: { id: 'prj_1', slug: 'café ☕' },
};
const body = JSON.stringify(event);
const at = new Date();

/** Signed by the reference library. */
const theirs = (with_ = secret, id = 'evt_1', when = at) => ({
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(when.getTime() / 1000)),
  'webhook-signature': new Webhook(with_).sign(id, when, body),
});

describe('verifyWebhook', () => {
  it('takes what the reference library signs, as text or bytes, in any kind of headers', async () => {
    expect(await verifyWebhook(body, theirs(), secret)).toEqual(event);
    expect(await verifyWebhook(Buffer.from(body), new Headers(theirs()), secret)).toEqual(event);
    const capital = Object.fromEntries(
      Object.entries(theirs()).map(([name, value]) => [name.toUpperCase(), value]),
    );
    expect(await verifyWebhook(body, capital, secret)).toEqual(event);
  });

  it('signs what the reference library takes', async () => {
    const headers = await signWebhook(body, secret, { id: 'evt_1', at });
    expect(headers).toEqual(theirs());
    expect(new Webhook(secret).verify(body, headers)).toEqual(event);
  });

  it('tells events apart by their type', async () => {
    const found = await verifyWebhook(body, theirs(), secret);
    expect(found.type === 'project.deleted' && found.data.slug).toBe('café ☕');
  });

  it('takes old and new secrets during a rotation, on either side', async () => {
    const next = newSecret();
    expect(await verifyWebhook(body, theirs(next), [secret, next])).toEqual(event);
    const both = {
      ...theirs(),
      'webhook-signature': `v1a,xx ${theirs(next)['webhook-signature']} ${theirs()['webhook-signature']}`,
    };
    expect(await verifyWebhook(body, both, secret)).toEqual(event);
  });

  it.each([
    ['another secret', body, theirs(newSecret()), 'invalid_signature'],
    ['another body', `${body} `, theirs(), 'invalid_signature'],
    ['another id', body, { ...theirs(), 'webhook-id': 'evt_2' }, 'invalid_signature'],
    ['no known version', body, { ...theirs(), 'webhook-signature': 'v2,x' }, 'invalid_signature'],
    [
      'half a signature',
      body,
      { ...theirs(), 'webhook-signature': 'v1,AAAA' },
      'invalid_signature',
    ],
    ['no base64', body, { ...theirs(), 'webhook-signature': 'v1,%%%' }, 'invalid_signature'],
    ['no signature', body, { ...theirs(), 'webhook-signature': undefined }, 'missing_header'],
    ['no id', body, { ...theirs(), 'webhook-id': '' }, 'missing_header'],
    [
      'an old time',
      body,
      theirs(secret, 'e', new Date(at.getTime() - 302_000)),
      'invalid_timestamp',
    ],
    [
      'a time to come',
      body,
      theirs(secret, 'e', new Date(at.getTime() + 302_000)),
      'invalid_timestamp',
    ],
    ['no time', body, { ...theirs(), 'webhook-timestamp': 'soon' }, 'invalid_timestamp'],
  ])('refuses %s, as the reference library does', async (_what, text, headers, code) => {
    const given = headers as Record<string, string>;
    await expect(verifyWebhook(text, given, secret)).rejects.toMatchObject({
      name: 'WebhookVerificationError',
      code,
    });
    expect(() => new Webhook(secret).verify(text, given)).toThrow(/\w/);
  });

  it('takes an old one when that was asked for', async () => {
    const headers = theirs(secret, 'evt_1', new Date(at.getTime() - 3_600_000));
    expect(await verifyWebhook(body, headers, secret, { toleranceSeconds: 7200 })).toEqual(event);
  });

  it('refuses a signed body that is not JSON', async () => {
    const headers = await signWebhook('x', secret, { id: 'e', at });
    await expect(verifyWebhook('x', headers, secret)).rejects.toMatchObject({
      code: 'invalid_body',
    });
  });

  it('does not repeat a secret that is none', async () => {
    const asked = verifyWebhook(body, theirs(), 'whsec_hunter2 %');
    await expect(asked).rejects.toThrow(expect.not.stringContaining('hunter2'));
  });
});
