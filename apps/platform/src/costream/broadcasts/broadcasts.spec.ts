import type { TrackInfo } from '@skydeck/costream/protocol';
import { AddressNotAllowed, AddressPolicy } from '@skydeck/outbound';
import {
  type MediaMessage,
  type Publisher,
  type PublisherSink,
  type RtmpTarget,
  RtmpListener,
  rtmpTargetOf,
} from '@skydeck/rtmp';
import { eventually } from '@skydeck/testing';
import type { EngineParticipant } from '../engine/room-spec.js';
import { heardTracks, shownTracks } from './composite/choose-tracks.js';
import { paint } from './composite/paint.js';
import { tilesFor } from './composite/tiles.js';
import { PushOutput } from './outputs/push-output.js';
import { dialRtmp } from './outputs/rtmp-dial.js';

const WHOLE = { width: 640, height: 360 };
const EVERYWHERE = new AddressPolicy(['127.0.0.1/32']);

const track = (id: string, more: Partial<TrackInfo> = {}): TrackInfo => ({
  id,
  kind: 'video',
  source: 'camera',
  muted: 'no',
  simulcast: false,
  codec: 'vp8',
  ...more,
});
const person = (identity: string, tracks: TrackInfo[], hidden = false): EngineParticipant => ({
  identity,
  sessionId: identity,
  name: identity,
  metadata: null,
  permissions: { publish: [], subscribe: true, data: true, hidden, moderate: false },
  tracks,
  joinedAt: new Date(identity.length),
});

describe('who is shown and heard in a broadcast', () => {
  const sound = { kind: 'audio', source: 'microphone', codec: 'opus' } as const;
  const people = [
    person('adaa', [track('a'), track('as', sound)]),
    person('bob', [track('b'), track('bs', { ...sound, muted: 'moderator' })]),
    person('c', [track('c', { codec: 'vp9' }), track('cs', sound)]),
    person('spy', [track('s'), track('ss', sound)], true),
  ];
  const shown = (choice: Partial<Parameters<typeof shownTracks>[1]>, of = people) =>
    shownTracks(of, { layout: 'grid', identity: null, speaker: null, ...choice }).map(
      (one) => one.track.id,
    );

  it('are those who came first, without the muted, the hidden and what cannot be decoded', () => {
    expect(shown({})).toEqual(['b', 'a']);
    expect(heardTracks(people).map((one) => one.track.id)).toEqual(['cs', 'as']);
  });

  it('is the speaker, or a screen before anybody, or the one who was named', () => {
    expect(shown({ layout: 'speaker' })).toEqual(['b']);
    expect(shown({ layout: 'speaker', speaker: 'adaa' })).toEqual(['a']);
    expect(shown({ layout: 'single', identity: 'adaa' })).toEqual(['a']);
    expect(shown({ layout: 'single', identity: 'nobody' })).toEqual([]);
    const sharing = [...people, person('later', [track('x', { source: 'screen_share' })])];
    expect(shown({ layout: 'speaker', speaker: 'adaa' }, sharing)).toEqual(['x']);
  });

  it('have places of even sides that lie beside each other within the picture', () => {
    for (let count = 1; count <= 9; count++) {
      const tiles = tilesFor(count, WHOLE);
      const area = tiles.reduce((sum, { width, height }) => sum + width * height, 0);
      const picture = Buffer.alloc((WHOLE.width * WHOLE.height * 3) / 2);
      for (const tile of tiles) {
        expect([tile.x, tile.y, tile.width, tile.height].every((one) => one % 2 === 0)).toBe(true);
        paint(picture, WHOLE, tile, Buffer.alloc((tile.width * tile.height * 3) / 2, 1));
      }
      // Of each place every point was painted, and none twice.
      expect(picture.reduce((sum, value) => sum + value, 0)).toBe(area * 1.5);
    }
  });
});

const video = (payload: Buffer, timestampMs: number): MediaMessage => {
  return { kind: 'video', timestampMs, payload };
};
const target = (host: string, port: number) =>
  rtmpTargetOf(`rtmp://${host}:${port}/live`, 'key') as RtmpTarget;

describe('sending a broadcast elsewhere', () => {
  const KEYFRAME = Buffer.from([0x17, 1, 0, 0, 0, 9]);
  const CONFIG = Buffer.from([0x17, 0, 0, 0, 0, 1]);
  const FRAME = Buffer.from([0x27, 1, 0, 0, 0, 9]);
  it('never reaches a private address, whatever name leads there', async () => {
    let connections = 0;
    const listener = new RtmpListener({
      admit: async () => {
        connections++;
        return 'busy';
      },
    });
    const { port } = await listener.listen(0, '127.0.0.1');
    for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]']) {
      const dialed = dialRtmp(target(host, port), new AddressPolicy());
      await expect(dialed).rejects.toBeInstanceOf(AddressNotAllowed);
    }
    const output = new PushOutput(
      () => dialRtmp(target('localhost', port), new AddressPolicy()),
      () => undefined,
    );
    await eventually(() => expect(output.status).toBe('failed'));
    expect(output.error).toBe('address_not_allowed');
    expect(connections).toBe(0);
    await listener.close('shutdown');
  });

  it('begins with what a decoder needs and a key picture, again after a cut', async () => {
    const taken: MediaMessage[][] = [];
    const publishers: Publisher[] = [];
    const listener = new RtmpListener({
      admit: async (_attempt, publisher): Promise<PublisherSink> => {
        const messages: MediaMessage[] = [];
        taken.push(messages);
        publishers.push(publisher);
        return { media: (one) => void messages.push(one), gone: () => undefined };
      },
    });
    const { port } = await listener.listen(0, '127.0.0.1');
    const output = new PushOutput(
      () => dialRtmp(target('127.0.0.1', port), EVERYWHERE),
      () => undefined,
    );
    output.push(video(CONFIG, 0));
    await eventually(() => expect(output.status).toBe('live'));
    const kinds = [video(FRAME, 40), video(KEYFRAME, 80), video(FRAME, 120)];
    for (const one of kinds) output.push(one);
    const begun = (at: number) => [video(CONFIG, at), video(KEYFRAME, at), video(FRAME, at + 40)];
    await eventually(() => expect(taken[0]).toEqual(begun(80)));
    publishers[0]?.close('shutdown');
    await eventually(() => expect(output.status).toBe('waiting'));
    await eventually(() => expect(output.status).toBe('live'));
    for (const at of [200, 240]) output.push(video(at === 200 ? KEYFRAME : FRAME, at));
    await eventually(() => expect(taken[1]).toEqual(begun(200)));
    await output.close();
    await listener.close('shutdown');
  });
});
