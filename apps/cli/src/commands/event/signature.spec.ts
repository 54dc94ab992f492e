import { Webhook } from 'standardwebhooks';
import { isSecret, newSecret, signatureHeaders } from './signature.js';

describe('signatureHeaders', () => {
  it('is what receivers of webhooks verify', () => {
    const secret = newSecret();
    const body = '{"type":"app.created"}';
    const headers = signatureHeaders(secret, 'evt_1', new Date(), body);
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'app.created' });
    expect(isSecret(secret)).toBe(true);
    expect(isSecret('secret')).toBe(false);
  });
});
