import { UploadHarness } from '../uploads/upload-harness.js';

let media: UploadHarness;

beforeAll(async () => {
  media = await UploadHarness.start({
    QUOTA_LIVE_STREAMS: '60',
    MEDIA_RTMP_URL: 'rtmp://live.example.com/live',
  });
}, 30_000);
afterAll(() => media.close());

/** A live stream, its key and the name that it plays under. */
async function make(body: object = {}) {
  const { data } = await media.call('/live-streams', body);
  const { id, stream_key: secret, playback_id: playback } = data;
  return { id: String(id), secret: String(secret), playback: String(playback) };
}

const codeOf = ({ status, error }: Awaited<ReturnType<UploadHarness['call']>>) =>
  `${status} ${error.code}`;
const POST = { method: 'POST' };

describe('a live stream', () => {
  it('says where to publish, and how it plays', async () => {
    const { status, data } = await media.call('/live-streams', { name: 'Talk' });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      name: 'Talk',
      status: 'idle',
      session_id: null,
      latency: 'low',
      reconnect_window_s: 60,
      record: true,
      ingest_url: 'rtmp://live.example.com/live',
    });
    expect(String(data['stream_key'])).toMatch(/^[\w-]{32}$/);
    expect(data['publish_url']).toBe(`${String(data['ingest_url'])}/${String(data['stream_key'])}`);
    const ids = await media.call(`/playback-ids?live_stream=${String(data['id'])}`);
    expect(ids.data.items).toMatchObject([
      { id: data['playback_id'], live_stream_id: data['id'], asset_id: null, policy: 'public' },
    ]);
  });

  it('shows its key to those who may write only, and never in lists', async () => {
    const { id, secret } = await make();
    const read = media.auth.key('one', { scopes: ['videos:read'] });
    expect(codeOf(await media.call(`/live-streams/${id}/stream-key`, undefined, {}, read))).toMatch(
      /^403 /,
    );
    const { data } = await media.call(`/live-streams/${id}/stream-key`);
    expect(data['stream_key']).toBe(secret);
    const seen = [await media.call('/live-streams'), await media.call(`/live-streams/${id}`)];
    const rows = await media.query('select to_jsonb(live_stream) as row from live_stream');
    const events = await media.query('select data from event');
    const audit = await media.query('select to_jsonb(audit_entry) as row from audit_entry');
    expect(JSON.stringify([seen, rows, events, audit])).not.toContain(secret);
  });

  it('gets another key', async () => {
    const { id, secret } = await make();
    const { data } = await media.call(`/live-streams/${id}/reset-key`, undefined, POST);
    expect(data['stream_key']).toMatch(/^[\w-]{32}$/);
    expect(data['stream_key']).not.toBe(secret);
  });

  it('changes, with If-Match', async () => {
    const { id } = await make({ name: 'Before' });
    const path = `/live-streams/${id}`;
    const patch = (body: object, headers: Record<string, string> = {}) =>
      media.call(path, body, { method: 'PATCH', headers });
    const { data } = await patch({ name: 'After', record: false, reconnect_window_s: 0 });
    expect(data).toMatchObject({ name: 'After', record: false, reconnect_window_s: 0 });
    const stale = await patch({ name: 'Late' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
  });

  it('422: names the field that is wrong', async () => {
    const wrong = await media.call('/live-streams', { reconnect_window_s: 601 });
    expect(wrong.error.errors[0]?.location).toBe('body.reconnect_window_s');
    expect(wrong.status).toBe(422);
    expect((await media.call('/live-streams', { stream_key: 'mine' })).status).toBe(422);
  });

  it('is disabled and enabled, twice without harm', async () => {
    const { id } = await make();
    const verb = async (name: string) =>
      (await media.call(`/live-streams/${id}/${name}`, undefined, POST)).data['status'];
    expect(await verb('disable')).toBe('disabled');
    expect(await verb('disable')).toBe('disabled');
    expect(await verb('enable')).toBe('idle');
    expect(await verb('enable')).toBe('idle');
    const types = await media.query(`select type from event where subject = $1 order by id`, [id]);
    expect(types.map(({ type }) => type)).toEqual([
      'live.created',
      'live.disabled',
      'live.enabled',
    ]);
  });

  it('409: neither completes, nor is well, nor plays while nobody broadcasts', async () => {
    const { id, playback } = await make();
    const complete = await media.call(`/live-streams/${id}/complete`, undefined, POST);
    expect(codeOf(complete)).toBe('409 live.not_live');
    expect(codeOf(await media.call(`/live-streams/${id}/health`))).toBe('409 live.not_live');
    const master = await media.call(`/stream/${playback}/master.m3u8`);
    expect(codeOf(master)).toBe('409 playback.not_live');
    expect((await fetch(media.at(`/stream/${playback}/player`))).status).toBe(200);
  });

  it('404: is of its project alone, in one mode', async () => {
    const { id } = await make();
    const other = media.auth.key('two');
    const test = media.auth.key('one', { mode: 'test' });
    const paths = ['', '/stream-key', '/sessions', '/health'];
    for (const key of [other, test]) {
      for (const path of paths) {
        const answer = await media.call(`/live-streams/${id}${path}`, undefined, {}, key);
        expect(codeOf(answer)).toBe('404 live.stream_not_found');
      }
      for (const verb of ['reset-key', 'enable', 'disable', 'complete']) {
        const answer = await media.call(`/live-streams/${id}/${verb}`, undefined, POST, key);
        expect(codeOf(answer)).toBe('404 live.stream_not_found');
      }
      const made = await media.call(`/live-streams/${id}/playback-ids`, {}, {}, key);
      expect(codeOf(made)).toBe('404 live.stream_not_found');
      const gone = await media.call(`/live-streams/${id}`, undefined, { method: 'DELETE' }, key);
      expect(codeOf(gone)).toBe('404 live.stream_not_found');
    }
  });

  it('is deleted with the names that it plays under', async () => {
    const { id, playback } = await make();
    await media.call(`/live-streams/${id}`, undefined, { method: 'DELETE' });
    expect((await media.call(`/live-streams/${id}`)).status).toBe(404);
    expect((await media.call(`/playback-ids/${playback}`)).status).toBe(404);
    const rows = await media.query('select id from playback_id where live_stream_id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('429: as many as the quota says, of 70 at once', async () => {
    const key = media.auth.key('many');
    const made = await Promise.all(
      Array.from({ length: 70 }, () => media.call('/live-streams', {}, {}, key)),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(60);
    expect(made.filter(({ error }) => error?.code === 'quota_exceeded')).toHaveLength(10);
  });
});
