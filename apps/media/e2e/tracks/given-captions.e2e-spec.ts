import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SRT, TrackHarness } from './track-harness.js';

const MINUTE_SRT = '1\n00:01:00,000 --> 00:01:02,000\nToo late\n';

let media: TrackHarness;
let server: Server;
let url: string;
let asset: string;

const add = (body: object, to = asset) => media.add(to, body);

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/endless') {
      const timer = setInterval(() => response.write('x'.repeat(1_000_000)), 1);
      response.on('close', () => clearInterval(timer));
    } else if (request.url === '/moved') {
      response.writeHead(302, { location: '/captions.srt' }).end();
    } else if (request.url === '/captions.srt') response.end(SRT);
    else if (request.url === '/broken.srt') response.end('1\nno time\n');
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  media = await TrackHarness.start();
  asset = await media.asset(5000);
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
    expect(await media.text(asset, data['id'])).toBe(
      'WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.500\nGrüße &amp; <b>Küsse</b>\n\n2\n00:00:03.000 --> 00:00:05.000\nBye\n',
    );
    expect(await media.eventsOf(data['id'])).toEqual(['track.ready']);
  });

  it('are taken as files of any encoding', async () => {
    for (const encoding of ['utf16le', 'latin1'] as const) {
      const mark = encoding === 'utf16le' ? '\u{FEFF}' : '';
      const answer = await media.send(asset, Uint8Array.from(Buffer.from(mark + SRT, encoding)));
      expect(answer.status).toBe(201);
      expect(await media.text(asset, answer.data['id'])).toContain('Grüße &amp; <b>Küsse</b>');
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
    const large = await media.send(asset, new Uint8Array(5 * 1024 * 1024 + 1).fill(65));
    expect([large.status, large.error.code]).toEqual([413, 'track.captions_too_large']);
    const picture = await media.send(
      asset,
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 0, 1, 2]),
    );
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
      await media.asset(null, 'rejected'),
    );
    expect([status, error.code]).toEqual([409, 'track.asset_rejected']);
  });

  it('wait for the length of the film, and fit it then', async () => {
    const early = await media.asset(null, 'created');
    const { data } = await add({ language: 'en', text: SRT + '\n' + MINUTE_SRT }, early);
    expect(data).toMatchObject({ status: 'preparing', cue_count: 3 });
    const unknown = await media.call(`/assets/${early}/tracks/${String(data['id'])}/text`);
    expect(unknown.error.code).toBe('track.not_ready');
    await media.uploads.query('update asset set duration_ms = 60000 where id = $1', [early]);
    expect(await media.ended(early, data['id'])).toMatchObject({
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
    expect(await media.ended(asset, data['id'])).toMatchObject({ status: 'failed' });
    const moved = await add({ language: 'fr', source_url: `${url}/moved` });
    expect(await media.ended(asset, moved.data['id'])).toMatchObject({
      status: 'ready',
      cue_count: 2,
    });
    expect(await media.text(asset, moved.data['id'])).toContain('Grüße');
  });

  it.each([
    ['/nothing', 'source_fetch_failed', 'The address answered with 404.'],
    ['/endless', 'input_too_large', 'A file of captions may have 5 MiB.'],
    ['/broken.srt', 'captions_invalid', 'Line 1: The times of this text are missing'],
  ])('fail with a reason: %s', async (path, code, detail) => {
    const { data } = await add({ language: 'fr', source_url: url + path });
    const { error } = await media.ended(asset, data['id']);
    expect(error).toMatchObject({ code, detail: expect.stringContaining(detail) as string });
    expect(await media.eventsOf(data['id'])).toEqual(['track.failed']);
  });

  it('never come from our own networks', async () => {
    const { data } = await add({ language: 'fr', source_url: 'http://169.254.169.254/latest' });
    expect((await media.ended(asset, data['id']))['error']).toMatchObject({
      code: 'source_blocked',
    });
  });
});
