import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { setUpLog } from '@skydeck/service';
import { eventually } from '@skydeck/testing';
import { RoomTaps } from '../src/costream/engine/room-taps.js';
import { CaptureRounds } from '../src/costream/recordings/capture-rounds.js';
import { writeAudioMjr, writeVideoMjr } from '../src/costream/recordings/fixtures/mjr-clip.js';
import { RecordingChanges } from '../src/costream/recordings/recording-changes.js';
import { RoomRecordingEntity } from '../src/costream/recordings/recording.entity.js';
import { RecordingSweeper } from '../src/costream/recordings/recording-sweeper.js';
import { RoomsHarness } from './rooms/rooms-harness.js';

const run = promisify(execFile);
const RACE = Array.from({ length: 50 }, (_, index) => index);
const SOON = { timeoutMs: 60_000, everyMs: 200 };
const START_MS = 1_763_900_000_000;

const list = (rest = '') => `/costream/recordings${rest}`;
const fetched = async (url: unknown, headers: Record<string, string> = {}) =>
  fetch(String(url), { headers });

describe('recordings of rooms', () => {
  let lab: RoomsHarness;
  let clips: string;
  let spool: string;
  let media: ReturnType<typeof createServer>;
  /** What the media product was asked, and what it answers. */
  const asked: { recording_id: string; object_key: string }[] = [];
  let answer = { status: 200, body: {} as object };
  /** What the engine puts into a folder when it begins. */
  let capture: (folder: string) => Promise<void>;
  const stopped: string[] = [];

  beforeAll(async () => {
    setUpLog({ level: process.env['TEST_LOG_LEVEL'] ?? 'fatal' });
    clips = await mkdtemp(path.join(tmpdir(), 'skydeck-recordings-'));
    await Promise.all([
      writeAudioMjr(path.join(clips, 'sound'), { source: 'sine=440:d=2', startsAtMs: START_MS }),
      writeVideoMjr(path.join(clips, 'picture'), {
        source: 'testsrc=s=160x90:r=25:d=2',
        startsAtMs: START_MS,
      }),
    ]);
    media = createServer((request, response) => {
      let text = '';
      request.on('data', (piece: Buffer) => (text += piece.toString()));
      request.on('end', () => {
        asked.push(JSON.parse(text));
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => media.listen(0, '127.0.0.1', resolve));
    lab = await RoomsHarness.start({
      MEDIA_INTERNAL_URL: `http://127.0.0.1:${(media.address() as AddressInfo).port}`,
      COSTREAM_RECORDING_FREE_MB: '6',
    });
    const home = String(lab.api.installation.environment['SKYDECK_HOME']);
    spool = path.join(home, 'costream', 'recordings');
    const taps = part(RoomTaps);
    // The engine of the lab has none; these are some.
    Object.setPrototypeOf(taps, RoomTaps.prototype);
    taps.startCapture = async (_room, folder) => capture(folder);
    taps.stopCapture = async (room) => void stopped.push(room);
    // Rounds come when the tests want one.
    await part(CaptureRounds).onModuleDestroy();
  }, 120_000);
  afterAll(async () => {
    await lab?.close();
    media?.close();
    await rm(clips, { recursive: true, force: true });
  });
  beforeEach(() => {
    capture = async (folder) => {
      await mkdir(folder, { recursive: true });
      const name = `videoroom-x-user-prs_01k9v3k9v3k9v3k9v3k9v3k9v3-17639000`;
      await copyFile(path.join(clips, 'sound'), path.join(folder, `${name}-audio-0.mjr`));
      await copyFile(path.join(clips, 'picture'), path.join(folder, `${name}-video-1.mjr`));
    };
  });

  /** A part of the service, as Nest made it. */
  function part<Part>(token: abstract new (...all: never[]) => Part): Part {
    return lab.api.installation.platform!.app.get<Part>(token, { strict: false });
  }
  const ofRoom = (room: string) => lab.rooms(`/${room}/recordings`);
  async function meeting(more: object = {}): Promise<string> {
    const room = await lab.room(more);
    await lab.join(room, 'ada');
    return room;
  }
  async function recorded(more: object = {}): Promise<string> {
    const made = await lab.api.post(ofRoom(await meeting()), more);
    expect(made).toMatchObject({ status: 201, data: { status: 'recording' } });
    return String(made.data['id']);
  }
  const stop = (id: string) => lab.api.post(list(`/${id}/stop`));
  const becomes = (id: string, status: string) =>
    eventually(async () => {
      const { data } = await lab.api.get(list(`/${id}`));
      if (data['status'] === status) return data;
      throw new Error(JSON.stringify(data));
    }, SOON);
  const eventsOf = async (id: string) => {
    const rows = await lab.rows<{ type: string }>(
      (schema) => `select type from ${schema}.event where subject = '${id}' order by position`,
    );
    return rows.map(({ type }) => type);
  };

  it('409, 404, 422: refuses what cannot be recorded, and says why', async () => {
    const empty = await lab.room();
    const nobody = await lab.api.post(ofRoom(empty));
    expect(nobody).toMatchObject({ status: 409, error: { code: 'room_recording.nobody_there' } });
    const room = await meeting();
    const other = lab.other(`/${room}/recordings`);
    expect((await lab.api.post(other)).status).toBe(404);
    const wrong = await lab.api.post(ofRoom(room), { layout: 'tracks', as_asset: true });
    expect([wrong.status, wrong.error.detail]).toEqual([422, expect.stringContaining('as_asset')]);
    const race = await Promise.all(RACE.map(async () => lab.api.post(ofRoom(room))));
    const statuses = race.map(({ status }) => status).toSorted((one, two) => one - two);
    expect(statuses).toEqual([201, ...Array.from({ length: 49 }, () => 409)]);
    expect((await lab.status(room))['is_recording']).toBe(true);
    const made = race.find(({ status }) => status === 201);
    const deleted = await lab.api.call('DELETE', list(`/${String(made?.data['id'])}`));
    expect(deleted).toMatchObject({ status: 409, error: { code: 'room_recording.not_over' } });
    await stop(String(made?.data['id']));
    expect((await lab.status(room))['is_recording']).toBe(false);
  }, 60_000);

  it('becomes one film when 50 stop it at once, which is downloaded in ranges and played', async () => {
    const id = await recorded({ name: 'Stand-up' });
    const early = await lab.api.get(list(`/${id}/playback`));
    expect(early.error.code).toBe('room_recording.not_ready');
    const answers = await Promise.all(RACE.map(async () => stop(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const data = await becomes(id, 'ready');
    expect(data).toMatchObject({ name: 'Stand-up', end_reason: 'stopped', progress: 100 });
    expect(await eventsOf(id)).toEqual([
      'room_recording.started',
      'room_recording.processing',
      'room_recording.ready',
    ]);
    expect(await readdir(spool)).not.toContain(id);
    const authorization = `Bearer ${lab.api.token}`;
    const download = lab.api.address(list(`/${id}/download`));
    const some = await fetched(download, { authorization, range: 'bytes=4-7' });
    expect([some.status, await some.text()]).toEqual([206, 'ftyp']);
    expect(some.headers.get('content-disposition')).toContain('Stand-up.mp4');
    const beyond = await fetched(download, { authorization, range: 'bytes=999999999-' });
    expect(beyond.status).toBe(416);
    const file = path.join(clips, 'film.mp4');
    const whole = await fetched(download, { authorization });
    await writeFile(file, Buffer.from(await whole.arrayBuffer()));
    await run('ffmpeg', ['-v', 'error', '-xerror', '-i', file, '-f', 'null', '-']);

    const { data: play } = await lab.api.get(list(`/${id}/playback`));
    const playlist = await fetched(play['hls_url']);
    expect(playlist.headers.get('access-control-allow-origin')).toBe('*');
    const [line = ''] = /media\.mp4\?token=[\w.-]+/.exec(await playlist.text()) ?? [];
    const piece = await fetched(new URL(line, String(play['hls_url'])), { range: 'bytes=0-99' });
    expect([piece.status, piece.headers.get('content-length')]).toEqual([206, '100']);
  }, 120_000);

  it('404: is played with its own token only, and for an hour', async () => {
    const [one, other] = [await recorded(), await recorded()];
    await Promise.all([stop(one), stop(other)]);
    await Promise.all([becomes(one, 'ready'), becomes(other, 'ready')]);
    const { data } = await lab.api.get(list(`/${one}/playback`));
    const url = String(data['mp4_url']);
    expect((await fetched(url)).status).toBe(200);
    expect((await fetched(url.replace(one, other))).status).toBe(404);
    expect((await fetched(url.replace(/token=.*/, 'token=x'))).status).toBe(404);
    expect((await fetched(url.replace('recording.mp4', '..%2Frecording.mp4'))).status).toBe(404);
    const elsewhere = lab.other('').replace('/rooms', `/recordings/${one}`);
    expect((await lab.api.get(elsewhere)).status).toBe(404);
    expect((await lab.api.get(`${elsewhere}/download`)).status).toBe(404);
    const deleted = await lab.api.call('DELETE', list(`/${one}`));
    expect(deleted.status).toBe(200);
    await part(RecordingSweeper).sweep();
    expect((await fetched(url)).status).toBe(404);
    expect((await lab.api.get(list(`/${one}`))).status).toBe(404);
    lab.clock.advance(3_601_000);
    expect((await fetched(url.replace(one, other))).status).toBe(404);
  }, 120_000);

  it('is finished once when whoever made it died', async () => {
    const id = await recorded();
    const { schema } = { schema: String(lab.api.installation.environment['PLATFORM_SCHEMA']) };
    // Another process stopped it, began with it, and is gone; its lease runs still.
    const held = new Date(lab.clock.now().getTime() + 20_000).toISOString();
    await lab.api.installation.rows(
      `update "${schema}".room_recording set status = 'processing', attempts = 1,
       end_reason = 'stopped', ended_at = now(), lease_until = '${held}' where id = '${id}'`,
    );
    const before = Object.assign(new RoomRecordingEntity(), { id, attempts: 1, asAsset: false });
    lab.clock.advance(21_000);
    await becomes(id, 'ready');
    // It was not dead after all: it has no say any more.
    const late = { durationMs: 1, files: [] };
    expect(await part(RecordingChanges).ready(before, late)).toBe(false);
    expect(await part(RecordingChanges).failed(before, 'empty')).toBe(false);
    const ready = (await eventsOf(id)).filter((type) => type === 'room_recording.ready');
    expect(ready).toHaveLength(1);
  }, 120_000);

  it('keeps a file of each track when that is asked for', async () => {
    const id = await recorded({ layout: 'tracks' });
    await stop(id);
    const { tracks } = (await becomes(id, 'ready')) as unknown as { tracks: { id: string }[] };
    expect(tracks).toMatchObject([
      { kind: 'audio', codec: 'opus', source: 'microphone', offset_ms: 0 },
      { kind: 'video', codec: 'vp8', source: 'camera', offset_ms: 0 },
    ]);
    const headers = { authorization: `Bearer ${lab.api.token}` };
    const address = (track: string) => lab.api.address(list(`/${id}/download?track=${track}`));
    const sound = await fetched(address(tracks[0]!.id), headers);
    expect([sound.headers.get('content-type'), (await sound.text()).slice(0, 4)]).toEqual([
      'audio/ogg',
      'OggS',
    ]);
    expect((await fetched(address('x'), headers)).status).toBe(404);
  }, 60_000);

  it('says what failed when nobody sent anything, or nothing that can be played', async () => {
    capture = async (folder) => writeFile(path.join(folder, 'a-audio-0.mjr'), 'MJR00002 no');
    const id = await recorded();
    await stop(id);
    expect(await becomes(id, 'failed')).toMatchObject({ failure: 'empty', size_bytes: 0 });
    const lost = await recorded();
    await rm(path.join(spool, lost), { recursive: true });
    await stop(lost);
    expect(await becomes(lost, 'failed')).toMatchObject({ failure: 'lost' });
  }, 60_000);

  it('begins and ends by itself with each session of a room that asks for it', async () => {
    const room = await lab.room({ record: 'composite', departure_timeout_s: 0 });
    const stay = await lab.join(room, 'ada');
    await part(CaptureRounds).round();
    await part(CaptureRounds).round();
    const { data } = await lab.api.get(ofRoom(room));
    expect(data.items).toMatchObject([{ automatic: true, layout: 'grid', status: 'recording' }]);
    await lab.leave(stay);
    await lab.later(1);
    await part(CaptureRounds).round();
    const over = await becomes(String(data.items[0]?.['id']), 'ready');
    expect(over['end_reason']).toBe('room_ended');
    expect(stopped).toContain(room);
  }, 60_000);

  it('ends and is kept when the disk is full', async () => {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=10m,mode=700', 'tmpfs', spool]);
    try {
      const id = await recorded();
      await part(CaptureRounds).round();
      expect((await lab.api.get(list(`/${id}`))).data['status']).toBe('recording');
      await writeFile(path.join(spool, 'other'), Buffer.alloc(5 * 1024 * 1024));
      await part(CaptureRounds).round();
      expect(await becomes(id, 'ready')).toMatchObject({ end_reason: 'disk_full' });
    } finally {
      await run('umount', [spool]);
    }
  }, 60_000);

  it('becomes one asset of the media product, which may be away', async () => {
    answer = { status: 503, body: { error: { code: 'unavailable', status: 503 } } };
    const id = await recorded({ as_asset: true });
    await stop(id);
    await becomes(id, 'ready');
    await part(RecordingSweeper).sweep();
    expect((await lab.api.get(list(`/${id}`))).data['asset_id']).toBeNull();
    answer = { status: 200, body: { data: { asset_id: 'ast_1' } } };
    await eventually(async () => {
      lab.clock.advance(60_000);
      await part(RecordingSweeper).sweep();
      return (await lab.api.get(list(`/${id}`))).data['asset_id'] === 'ast_1';
    }, SOON);
    const key = `costream/recordings/${id}/recording.mp4`;
    expect(asked.at(-1)).toMatchObject({ recording_id: id, object_key: key });
    const count = asked.length;
    lab.clock.advance(7_200_000);
    await part(RecordingSweeper).sweep();
    expect(asked).toHaveLength(count);
  }, 60_000);
});
