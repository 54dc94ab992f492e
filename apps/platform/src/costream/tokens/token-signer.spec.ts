import { AccessToken, TokenVerifier, TrackSource } from 'livekit-server-sdk';
import { SignJWT, UnsecuredJWT } from 'jose';
import { acceptPreviousSecrets } from '@skydeck/secret-box';
import { TestClock } from '@skydeck/testing';
import { installationKey } from './token-key.js';
import { TokenSigner } from './token-signer.js';

const key = { id: 'skydeck', secret: 's'.repeat(43) };
const clock = new TestClock(new Date(Math.floor(Date.now() / 1000) * 1000));
const signer = new TokenSigner(key, () => clock.now());
const room = 'room_01k9v3c5d8m2n4p6q7r8s9t0vw';
const grant = (fromS = 0, untilS = 3_600) => ({
  tokenId: 'rtk_1',
  roomId: room,
  identity: 'ann',
  name: 'Ann',
  metadata: { seat: 4 },
  permissions: {
    publish: ['camera', 'screen_share_audio'] as const,
    subscribe: true,
    data: false,
    hidden: true,
    moderate: true,
  },
  issuedAt: new Date(clock.now().getTime() + fromS * 1000),
  expiresAt: new Date(clock.now().getTime() + untilS * 1000),
});

/** A token of any claims, signed with our key unless another is given. */
const forged = (claims: object, secret = key.secret) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(key.id)
    .setSubject('ann')
    .sign(new TextEncoder().encode(secret));
const video = { room, roomJoin: true };
const exp = Math.floor(clock.now().getTime() / 1000) + 600;

const publishOf = async (claims: object) => {
  const read = await signer.read(await forged({ exp, video: { ...video, ...claims } }));
  return 'grant' in read ? read.grant.permissions.publish.length : read.why;
};

describe('tokens of participants', () => {
  it('are understood by LiveKit, claim for claim', async () => {
    const verifier = new TokenVerifier(key.id, key.secret);
    const claims = await verifier.verify(await signer.sign(grant()));
    expect(claims).toMatchObject({ sub: 'ann', jti: 'rtk_1', name: 'Ann', metadata: '{"seat":4}' });
    expect(claims.video).toEqual({
      room,
      roomJoin: true,
      canPublish: true,
      canPublishSources: ['camera', 'screen_share_audio'],
      canSubscribe: true,
      canPublishData: false,
      hidden: true,
      roomAdmin: true,
    });
  });

  it('are read when a secret before the one in force signed them, and no other', async () => {
    const [first, second] = ['f'.repeat(32), 'g'.repeat(32)] as const;
    acceptPreviousSecrets(second, [first]);
    const now = new TokenSigner(installationKey(second), () => clock.now());
    const before = await new TokenSigner(installationKey(first), () => clock.now()).sign(grant());
    expect(await now.read(before)).toMatchObject({ grant: { identity: 'ann' } });
    expect(await now.read(await signer.sign(grant()))).toEqual({ why: 'bad_token' });
  });

  it('are read as they were made', async () => {
    expect(await signer.read(await signer.sign(grant()))).toEqual({ grant: grant() });
  });

  it('may come from the SDK of LiveKit', async () => {
    const token = new AccessToken(key.id, key.secret, { identity: 'bob', ttl: 600 });
    token.addGrant({ room, roomJoin: true, canPublishSources: [TrackSource.MICROPHONE] });
    expect(await signer.read(await token.toJwt())).toMatchObject({
      grant: {
        identity: 'bob',
        name: 'bob',
        roomId: room,
        metadata: null,
        permissions: { publish: ['microphone'], subscribe: true, data: true, moderate: false },
      },
    });
  });

  it('allow every source when none is named, and none when publishing is forbidden', async () => {
    expect(await publishOf({})).toBe(4);
    expect(await publishOf({ canPublish: false, canPublishSources: ['camera'] })).toBe(0);
  });

  it('refuses those of others, without end, without a room, or with no signature', async () => {
    const tokens = [
      await forged({ exp, video }, 'x'.repeat(43)),
      await forged({ video }),
      await forged({ exp, video: { room } }),
      await forged({ exp }),
      new UnsecuredJWT({ exp, video }).setIssuer(key.id).setSubject('ann').encode(),
      await new TokenSigner({ ...key, id: 'else' }, () => clock.now()).sign(grant()),
      `${await signer.sign(grant())}x`,
      'not a token',
      '',
    ];
    const read = await Promise.all(tokens.map((token) => signer.read(token)));
    expect(read).toEqual(tokens.map(() => ({ why: 'bad_token' })));
  });

  it('takes clocks that differ by a minute, and no more', async () => {
    const late = await Promise.all([
      signer.read(await signer.sign(grant(-600, -59))),
      signer.read(await signer.sign(grant(-600, -61))),
      signer.read(await signer.sign(grant(59))),
      signer.read(await signer.sign(grant(62))),
    ]);
    expect(late.map((read) => ('why' in read ? read.why : 'ok'))).toEqual([
      'ok',
      'token_expired',
      'ok',
      'bad_token',
    ]);
  });

  it('are signed with a key of the installation that no other use of its secret shares', () => {
    const secret = 'a'.repeat(43);
    expect(installationKey(secret)).toEqual(installationKey(secret));
    expect(installationKey(secret).secret).not.toBe(installationKey(`${secret}b`).secret);
  });
});
