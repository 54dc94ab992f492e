import type { Measured } from '../../api/room-people.js';
import { qualityOf } from './quality.js';

type Track = Measured['tracks'][number];

const track = (change: Partial<Track>): Track => ({
  track_id: 'trk_1',
  direction: 'in',
  bitrate_bps: 500_000,
  packet_loss: 0,
  jitter_ms: 3,
  rtt_ms: 20,
  frames_per_second: 30,
  width: 640,
  height: 360,
  ...change,
});

describe('the quality of a connection', () => {
  it('is unknown while nothing was measured', () => {
    expect(qualityOf(undefined)).toBeNull();
    expect(qualityOf({ tracks: [] })).toBeNull();
  });

  it('is excellent when nothing is lost and answers come soon', () => {
    expect(qualityOf({ tracks: [track({})] })?.score).toBe(5);
  });

  it('is that of the worst track, by loss or by delay', () => {
    const tracks = [track({}), track({ packet_loss: 0.04 })];
    expect(qualityOf({ tracks })?.score).toBe(3);
    expect(qualityOf({ tracks: [...tracks, track({ rtt_ms: 2000 })] })?.score).toBe(1);
  });
});
