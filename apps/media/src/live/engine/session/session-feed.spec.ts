import type { MediaMessage } from '@skydeck/rtmp';
import { SessionFeed } from './session-feed.js';

const message = (timestampMs: number): MediaMessage => ({
  kind: 'video',
  timestampMs,
  payload: Buffer.from('frame'),
});
/** The time that a tag of FLV tells. */
const timeOf = (tag: Buffer | null) => tag && tag.readUIntBE(4, 3) + (tag[7] ?? 0) * 2 ** 24;

describe('what an encoder is given', () => {
  it('goes on where the timeline is, also when the clock of RTMP begins again', () => {
    const feed = new SessionFeed(() => 0);
    feed.begin(2 ** 32 - 100, 20_000_000);
    expect(timeOf(feed.tagOf(message(2 ** 32 - 100), true, true))).toBe(20_000_000);
    expect(timeOf(feed.tagOf(message(33), false, true))).toBe(20_000_133);
    expect(feed.tagOf(message(2 ** 32 - 140), false, true)).toBeNull();
    expect(feed).toMatchObject({ hasJumped: false, droppedMessages: 0 });
  });

  it('is cut up to a keyframe when it cannot keep up', () => {
    const feed = new SessionFeed(() => 0);
    feed.begin(0, 1000);
    const given = [
      feed.tagOf(message(0), true, true),
      feed.tagOf(message(40), false, false),
      feed.tagOf(message(80), false, true),
      feed.tagOf(message(120), true, true),
    ];
    expect(given.map(timeOf)).toEqual([1000, null, null, 1120]);
    expect(feed.droppedMessages).toBe(2);
  });

  it('is nothing while the clock is another one', () => {
    const feed = new SessionFeed(() => 0);
    feed.begin(0, 1000);
    expect(feed.tagOf(message(3_600_000), true, true)).toBeNull();
    expect(feed.hasJumped).toBe(true);
    feed.begin(3_602_000, 1500);
    expect(timeOf(feed.tagOf(message(3_602_000), true, true))).toBe(1500);
    expect(feed.hasJumped).toBe(false);
  });

  it('is late when what it was given long ago has not come out', () => {
    let nowMs = 0;
    const feed = new SessionFeed(() => nowMs);
    feed.begin(0, 1000);
    feed.tagOf(message(0), true, true);
    nowMs = 7000;
    expect([feed.isInTime(500), feed.isInTime(1500)]).toEqual([false, true]);
  });
});
