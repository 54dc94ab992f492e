import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@skydeck/testing';
import { type Answer, UploadHarness } from '../uploads/upload-harness.js';

const SRT =
  '1\n00:00:01,000 --> 00:00:02,500\nGrüße & <b>Küsse</b>\n\n2\n00:00:03,000 --> 00:00:09,000\nBye\n';
const MINUTE_SRT = '1\n00:01:00,000 --> 00:01:02,000\nToo late\n';

let media: UploadHarness;
let server: Server;
let url: string;
let asset: string;

/** An asset as the pipeline leaves it: so long, and with nothing that is being done. */
async function makeAsset(durationMs: number | null, status = 'ready'): Promise<string> {
  const how = { method: 'POST', headers: { 'content-type': 'video/mp4' }, body: 'a film' };
  const { data } = await media.call('/uploads/file?name=film.mp4', undefined, how);
  const id = String(data['asset_id']);
  const set = 'update asset set status = $2, duration_ms = $3, playable = true where id = $1';
  await media.query(set, [id, status, durationMs]);
  return id;
}

const add = (body: object, to = asset): Promise<Answer> => media.call(`/assets/${to}/tracks`, body);
const sendFile = (bytes: Uint8Array<ArrayBuffer>, query = 'language=de', to = asset) =>
  media.call(`/assets/${to}/tracks/file?${query}`, undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/x-subrip' },
    body: bytes,
  });
const textOf = async (id: unknown, of = asset) =>
  String((await media.call(`/assets/${of}/tracks/${String(id)}/text`)).data['text']);
const ended = (id: unknown, of = asset) =>
  eventually(async () => {
    const { data } = await media.call(`/assets/${of}/tracks/${String(id)}`);
    if (data['status'] === 'preparing') throw new Error('It is being prepared.');
    return data;
  });
const eventsOf = async (subject: unknown) => {
  const sql = 'select type from event where subject = $1 order by id';
  return (await media.query<{ type: string }>(sql, [subject])).map(({ type }) => type);
};

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/endless') {
      const timer = setInterval(() => response.write('x'.repeat(1_000_000)), 1);
      response.on('close', () => clearInterval(timer));
    } else if (request.url === '/moved')
      response.writeHead(302, { location: '/captions.srt' }).end();
    else if (request.url?.startsWith('/captions.srt')) response.end(SRT);
    else if (request.url === '/broken.srt') response.end('1\nno time\n');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  media = await UploadHarness.start({
    MEDIA_ALLOW_CIDRS: '127.0.0.1/32',
    QUOTA_ASSET_TRACKS: '20',
  });
  asset = await makeAsset(5000);
});

afterAll(async () => {
  await media.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('captions that are sent', () => {
  it('are ready at once, written anew, and cut at the end of the film', async () => {
    const { status, data } = await add({ language: 'de-de', text: SRT, is_default: true });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      language: 'de-DE',
      name: 'Deutsch (Deutschland)',
      kind: 'subtitles',
      is_default: true,
      status: 'ready',
      source: 'file',
      cue_count: 2,
      note: '1 of 2 cues were shortened to end with the film.',
    });
    expect(await textOf(data['id'])).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nGrüße &amp; <b>Küsse</b>\n\n2\n00:00:03.000 --> 00:00:05.000\nBye\n',
    );
    expect(await eventsOf(data['id'])).toEqual(['track.ready']);
  });

  it('are taken as files of any encoding', async () => {
    for (const encoding of ['utf16le', 'latin1'] as const) {
      const mark = encoding === 'utf16le' ? '\u{FEFF}' : '';
      const answer = await sendFile(Uint8Array.from(Buffer.from(mark + SRT, encoding)));
      expect(answer.status).toBe(201);
      expect(await textOf(answer.data['id'])).toContain('Grüße &amp; <b>Küsse</b>');
      await media.call(`/assets/${asset}/tracks/${String(answer.data['id'])}`, undefined, {
        method: 'DELETE',
      });
    }
  });

  it('422: names the line that is malformed, and 413 when they are too large', async () => {
    const { status, error } = await add({
      language: 'en',
      text: '1\n00:00:01,000 --> 00:00:0x,000\nA',
    });
    expect(status).toBe(422);
    expect(error).toMatchObject({
      code: 'track.captions_invalid',
      detail: 'Line 2: “00:00:0x,000” is no time.',
      errors: [{ location: 'body.text.line_2' }],
    });
    const large = await sendFile(new Uint8Array(5 * 1024 * 1024 + 1).fill(65));
    expect([large.status, large.error.code]).toEqual([413, 'track.captions_too_large']);
    const picture = await sendFile(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2]));
    expect(picture.error).toMatchObject({ code: 'track.captions_invalid' });
  });

  it('422: needs a language, and either words or an address', async () => {
    for (const body of [
      { language: 'not a language', text: SRT },
      { text: SRT },
      { language: 'en' },
      { language: 'en', text: SRT, source_url: url },
      { language: 'en', source_url: 'file:///etc/passwd' },
    ]) {
      expect((await add(body)).status).toBe(422);
    }
  });

  it('409: are of no use to a file that is no film', async () => {
    const { status, error } = await add(
      { language: 'en', text: SRT },
      await makeAsset(null, 'rejected'),
    );
    expect([status, error.code]).toEqual([409, 'track.asset_rejected']);
  });

  it('wait for the length of the film, and fit it then', async () => {
    const early = await makeAsset(null, 'created');
    const { data } = await add({ language: 'en', text: SRT + '\n' + MINUTE_SRT }, early);
    expect(data).toMatchObject({ status: 'preparing', cue_count: 3 });
    const unknown = await media.call(`/assets/${early}/tracks/${String(data['id'])}/text`);
    expect(unknown.error.code).toBe('track.not_ready');
    await media.query('update asset set duration_ms = 60000 where id = $1', [early]);
    expect(await ended(data['id'], early)).toMatchObject({
      status: 'ready',
      cue_count: 2,
      note: '1 of 3 cues begin after the end of the film: left out.',
    });
  });
});

describe('captions that are fetched', () => {
  it('become ready, by way of where they were moved to', async () => {
    const { data } = await add({ language: 'fr', source_url: `${url}/moved?signed=secret` });
    expect(data).toMatchObject({
      status: 'preparing',
      source_url: `${url}/moved`,
      cue_count: null,
    });
    expect(await ended(data['id'])).toMatchObject({ status: 'failed' });
    const moved = await add({ language: 'fr', source_url: `${url}/moved` });
    expect(await ended(moved.data['id'])).toMatchObject({ status: 'ready', cue_count: 2 });
    expect(await textOf(moved.data['id'])).toContain('Grüße');
  });

  it.each([
    ['/nothing', 'source_fetch_failed', 'The address answered with 404.'],
    ['/endless', 'input_too_large', 'A file of captions may have 5 MiB.'],
    ['/broken.srt', 'captions_invalid', 'Line 1: The times of this text are missing'],
  ])('fail with a reason: %s', async (path, code, detail) => {
    const { data } = await add({ language: 'fr', source_url: url + path });
    const { error } = await ended(data['id']);
    expect(error).toMatchObject({ code, detail: expect.stringContaining(detail) as string });
    expect(await eventsOf(data['id'])).toEqual(['track.failed']);
  });

  it('never come from our own networks', async () => {
    const { data } = await add({ language: 'fr', source_url: 'http://169.254.169.254/latest' });
    expect((await ended(data['id']))['error']).toMatchObject({ code: 'source_blocked' });
  });
});

describe('tracks', () => {
  it('are listed, changed and deleted, with one default at most', async () => {
    const other = await makeAsset(5000);
    const first = await add({ language: 'en', text: SRT, is_default: true }, other);
    const second = await add(
      { language: 'es', text: SRT, is_default: true, kind: 'captions' },
      other,
    );
    const place = `/assets/${other}/tracks`;
    const { data } = await media.call(`${place}?sort=created_at`);
    expect(data.items.map((one) => [one['name'], one['is_default']])).toEqual([
      ['English', false],
      ['Español', true],
    ]);
    const one = `${place}/${String(first.data['id'])}`;
    const change = (body: object, match?: string) =>
      media.call(one, body, { method: 'PATCH', ...(match && { headers: { 'if-match': match } }) });
    expect((await change({ name: 'English (UK)', is_default: true })).data).toMatchObject({
      name: 'English (UK)',
      is_default: true,
    });
    expect((await change({ name: 'x' }, '"1"')).status).toBe(412);
    expect((await change({})).status).toBe(422);
    const after = (await media.call(`${place}?language=es`)).data.items;
    expect(after).toMatchObject([{ id: second.data['id'], is_default: false }]);
    expect((await media.call(one, undefined, { method: 'DELETE' })).data).toMatchObject({
      deleted: true,
    });
    expect((await media.call(one)).status).toBe(404);
    expect((await media.store.list({ prefix: `media/assets/${other}/` })).objects).toHaveLength(1);
  });

  it('404: are nobody else’s', async () => {
    const { data } = await add({ language: 'it', text: SRT });
    const stranger = media.auth.key('two');
    const place = `/assets/${asset}/tracks`;
    const one = `${place}/${String(data['id'])}`;
    const tries: [string, object?, RequestInit?][] = [
      [place],
      [place, { language: 'en', text: SRT }],
      [one],
      [`${one}/text`],
      [one, { name: 'Mine' }, { method: 'PATCH' }],
      [one, undefined, { method: 'DELETE' }],
    ];
    for (const [path, body, how] of tries) {
      expect([path, (await media.call(path, body, how, stranger)).status]).toEqual([path, 404]);
    }
    expect((await media.call(`/assets/${asset}/tracks/trk_nothing`)).status).toBe(404);
  });

  it('429: 50 adds at once fill the quota of the asset and pass it never; sizes are counted', async () => {
    const other = await makeAsset(5000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => add({ language: 'en', text: SRT, is_default: true }, other)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const rows = (await media.call(`/assets/${other}/tracks?limit=100`)).data.items;
    expect(rows.filter((row) => row['is_default'])).toHaveLength(1);
    const { objects } = await media.store.list({ prefix: `media/assets/${other}/` });
    expect(objects).toHaveLength(20);
    const bytes = rows.reduce((sum, row) => sum + Number(row['bytes']), 0);
    const { data } = await media.call(`/assets/${other}`);
    expect(Number(data['stored_bytes']) - Number(data['source_bytes'])).toBe(bytes);
    const begun = `select count(*)::int as count from usage_interval where key like 'trk_%' and closed_at is null
      and key in (select id from track where asset_id = $1)`;
    expect(await media.query(begun, [other])).toEqual([{ count: 20 }]);
    await media.call(`/assets/${other}`, undefined, { method: 'DELETE' });
    await eventually(async () => {
      const left = await media.store.list({ prefix: `media/assets/${other}/` });
      expect(left.objects).toEqual([]);
      expect(await media.query('select id from track where asset_id = $1', [other])).toEqual([]);
    });
    expect((await media.call(`/assets/${other}/tracks`)).status).toBe(404);
  });
});
