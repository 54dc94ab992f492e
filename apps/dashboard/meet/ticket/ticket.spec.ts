import { ticketOf } from './ticket.js';
import { claimsOf } from './token-claims.js';

const ROOMS = 'wss://api.example.com/v1/costream/rtc';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${encode({ alg: 'HS256' })}.${encode(claims)}.c2ln`;
const token = tokenOf({ sub: 'zoë', exp: 2_000_000_000, name: 'Zoë', video: { room: 'room_1' } });

describe('ticket', () => {
  it('is the token alone, for the rooms of this installation', () => {
    expect(ticketOf(`#token=${token}`, ROOMS)).toEqual({ url: ROOMS, token, engine: 'janus' });
  });

  it('is the whole answer, for the rooms of another engine', () => {
    const ticket = { url: 'wss://live.example.com/', token, engine: 'livekit', ice_servers: [] };
    expect(ticketOf(`#ticket=${encode({ ...ticket, id: 'rtk_1' })}`, ROOMS)).toEqual(ticket);
  });

  it.each([
    '',
    '#',
    '#token=',
    '#token=x',
    '#token=a.b.c',
    '#ticket=%',
    `#ticket=${encode(null)}`,
    `#ticket=${encode({ url: 'javascript:alert(1)', token, engine: 'livekit' })}`,
    `#ticket=${encode({ url: ROOMS, token, engine: 'other' })}`,
    `#ticket=${encode({ url: ROOMS, token: 'x', engine: 'janus' })}`,
  ])('is none in %j', (fragment) => {
    expect(ticketOf(fragment, ROOMS)).toBeNull();
  });
});

describe('claims', () => {
  it('say who it is, till when, and what may be published', () => {
    expect(claimsOf(token)).toMatchObject({ identity: 'zoë', name: 'Zoë', expiresAtMs: 2e12 });
    expect(claimsOf(token)?.publish).toContain('screen_share');
    const video = { canPublish: true, canPublishSources: ['microphone'] };
    expect(claimsOf(tokenOf({ sub: 'a', exp: 1, video }))?.publish).toEqual(['microphone']);
    const viewer = tokenOf({ sub: 'a', exp: 1, video: { canPublish: false } });
    expect(claimsOf(viewer)?.publish).toEqual([]);
  });
});
