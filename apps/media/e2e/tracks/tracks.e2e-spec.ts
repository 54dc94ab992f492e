import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import { buildCommand } from '../uploads/built-command.js';
import { SRT, TrackHarness } from './track-harness.js';

const run = promisify(execFile);

let media: TrackHarness;
let asset: string;

const add = (body: object, to = asset) => media.add(to, body);

beforeAll(async () => {
  media = await TrackHarness.start();
  asset = await media.asset(5000);
});

afterAll(() => media.close());

describe('tracks', () => {
  it('are listed, changed and deleted, with one default at most', async () => {
    const other = await media.asset(5000);
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
    expect(await media.objectsOf(other)).toHaveLength(1);
  });

  it('404: are nobody else’s', async () => {
    const { data } = await add({ language: 'it', text: SRT });
    const stranger = media.uploads.auth.key('two');
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
    for (const [at, body, how] of tries) {
      expect([at, (await media.call(at, body, how, stranger)).status]).toEqual([at, 404]);
    }
    expect((await media.call(`/assets/${asset}/tracks/trk_nothing`)).status).toBe(404);
  });

  it('429: 50 adds at once fill the quota of the asset and pass it never; sizes are counted', async () => {
    const other = await media.asset(5000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => add({ language: 'en', text: SRT, is_default: true }, other)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    const rows = (await media.call(`/assets/${other}/tracks?limit=100`)).data.items;
    expect(rows.filter((row) => row['is_default'])).toHaveLength(1);
    expect(await media.objectsOf(other)).toHaveLength(20);
    const bytes = rows.reduce((sum, row) => sum + Number(row['bytes']), 0);
    const { data } = await media.call(`/assets/${other}`);
    expect(Number(data['stored_bytes']) - Number(data['source_bytes'])).toBe(bytes);
    const begun = `select count(*)::int as count from usage_interval where key like 'trk_%' and closed_at is null
      and key in (select id from track where asset_id = $1)`;
    expect(await media.uploads.query(begun, [other])).toEqual([{ count: 20 }]);
    await media.call(`/assets/${other}`, undefined, { method: 'DELETE' });
    await eventually(async () => {
      expect(await media.objectsOf(other)).toEqual([]);
      expect(
        await media.uploads.query('select id from track where asset_id = $1', [other]),
      ).toEqual([]);
    });
    expect((await media.call(`/assets/${other}/tracks`)).status).toBe(404);
  });
});

describe('the command line', () => {
  it('adds, lists, shows and deletes captions', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-track-cli-'));
    const program = await buildCommand(folder);
    await writeFile(path.join(folder, 'film.srt'), Buffer.from(`\u{FEFF}${SRT}`, 'utf16le'));
    await writeFile(path.join(folder, 'bad.srt'), '1\nno time\nA');
    const environment = {
      PATH: process.env['PATH'],
      HOME: folder,
      SKYDECK_TOKEN: media.uploads.key,
      SKYDECK_MEDIA_URL: media.uploads.service.url,
    };
    const track = async (...words: string[]) => {
      const all = [program, 'media', 'track', ...words, '--project', 'one', '-o', 'json'];
      const { stdout } = await run(process.execPath, all, { cwd: folder, env: environment });
      return JSON.parse(stdout) as Record<string, unknown>;
    };
    const other = await media.asset(60_000);
    const added = await track('add', other, 'film.srt', '--language', 'pt-br', '--default');
    expect(added).toMatchObject({ name: 'Português (Brasil)', status: 'ready', is_default: true });
    const bad = track('add', other, 'bad.srt', '--language', 'en');
    await expect(bad).rejects.toMatchObject({
      stderr: expect.stringContaining('Line 1: The times') as string,
    });
    expect(await track('list', other)).toMatchObject([{ id: added['id'], cue_count: 2 }]);
    const shown = await track('get', other, String(added['id']), '--text');
    expect(shown['text']).toMatch(/^WEBVTT\n\n1\n/);
    expect(await track('delete', other, String(added['id']), '--yes')).toMatchObject({
      deleted: true,
    });
    await rm(folder, { recursive: true });
  }, 60_000);
});
