import { acceptPreviousSecrets, edgeToken } from '@skydeck/secret-box';
import { bearerCheck } from './bearer.js';

const secret = 'the secret of an installation, which is long';
const previous = 'the secret that it had before, which is long';

it('accepts what is made of the secret, or of the one before, and is the secret nowhere', () => {
  acceptPreviousSecrets(secret, [previous]);
  const isRight = bearerCheck(secret);
  for (const one of [secret, previous]) {
    expect(edgeToken(one)).not.toContain(one);
    expect(isRight(`Bearer ${edgeToken(one)}`)).toBe(true);
  }
});

it('accepts the secret itself, as the platform of the version before shows it', () => {
  expect(bearerCheck(secret)(`Bearer ${secret}`)).toBe(true);
});

it.each([undefined, '', 'Bearer ', `Bearer ${edgeToken('another secret')}`, edgeToken(secret)])(
  'refuses %j',
  (header) => {
    expect(bearerCheck(secret)(header)).toBe(false);
  },
);
