import { acceptPreviousSecrets } from '@skydeck/secret-box';
import { TestClock } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { PlaybackTokens } from './playback-tokens.js';

const [FIRST, SECOND] = ['f'.repeat(32), 'g'.repeat(32)] as const;
const clock = new TestClock(new Date('2026-11-28T10:00:00Z'));
const until = new Date('2026-11-28T11:00:00Z');
const played = { id: 'plb_1', tenant: 'prj_1:live' as never };
// Only keys of projects are looked up, of which there are none.
const none = {} as DataSource;
const refused = { code: 'playback.token_invalid' };
const tokensOf = (secret: string) => new PlaybackTokens(secret, none, clock);

beforeAll(() => acceptPreviousSecrets(SECOND, [FIRST]));

it('a token of a secret before the one in force is good until it ends', async () => {
  const before = await tokensOf(FIRST).issue(played.id, until);
  expect(await tokensOf(SECOND).check(before, played)).toEqual(until);
  const other = { ...played, id: 'plb_2' };
  await expect(tokensOf(SECOND).check(before, other)).rejects.toMatchObject(refused);
});

it('a token of another secret is refused, and the one in force is not known to the one before', async () => {
  const never = await tokensOf('n'.repeat(32)).issue(played.id, until);
  await expect(tokensOf(SECOND).check(never, played)).rejects.toMatchObject(refused);
  const now = await tokensOf(SECOND).issue(played.id, until);
  await expect(tokensOf(FIRST).check(now, played)).rejects.toMatchObject(refused);
});
