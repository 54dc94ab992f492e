import { eventually } from '@skydeck/testing';
import { UploadHarness } from '../uploads/upload-harness.js';
import { playableAsset } from './playable-asset.js';
import { scansOf } from './scans.js';
import { ViewRollUp } from '../../src/views/insight/view-roll-up.js';
import {
  BY_NAME,
  BY_TIME,
  STARTUPS_BY_NAME,
  WATCHING,
} from '../../src/views/insight/view-insight.sql.js';

const VIEWS = 1_000_000;
const AT_ONCE = 20;
const ASSETS = 300;
const DAYS = 30;
const DAY_MS = 86_400_000;

let media: UploadHarness;
let tenant: string;

/** What beacons of thirty days changed, of 300 films in 40 countries; twenty views in each row. */
const MANY = `
  insert into view_change (tenant, asset_id, country, browser, os, device, hour, views, watched_ms,
    rebuffers, rebuffer_ms, switches, errors, startup_class)
  select $1, 'ast_' || floor(power(random(), 2) * ${ASSETS}), chr(65 + n % 5) || chr(65 + n % 8),
    (array['chrome','safari','firefox','edge'])[1 + n % 4],
    (array['android','ios','windows'])[1 + n % 3], (array['phone','desktop','tv'])[1 + n % 3],
    date_trunc('hour', now() - random() * interval '${DAYS} days', 'UTC'), ${AT_ONCE}, 6000000,
    ${AT_ONCE}, 30000, 40, 0, 50 + n % 30
  from generate_series(1, $2::int) n`;

/** Single views, most of them old. */
const SINGLE = `
  insert into playback_view (id, tenant, playback_id, asset_id, country, browser, os, device,
    started_at, last_at, sequence, watched_ms, rebuffers, rebuffer_ms, switches, errors, max_height,
    is_over)
  select 'viw_' || n, 'other', 'pid', 'ast_0', '', '', '', '', at, at, 1, 0, 0, 0, 0, 0, 0, true
  from (select n, now() - n * interval '5 minutes' as at from generate_series(1, 5000) n) view`;

beforeAll(async () => {
  media = await UploadHarness.start();
  const { assetId } = await playableAsset(media);
  const [row] = await media.query<{ tenant: string }>('select tenant from asset where id = $1', [
    assetId,
  ]);
  tenant = row?.tenant ?? '';
  await media.query(MANY, [tenant, VIEWS / AT_ONCE]);
  await media.query(SINGLE);
  const rollUp = media.service.app.get(ViewRollUp, { strict: false });
  await eventually(
    async () => {
      await rollUp.run();
      const [left] = await media.query<{ left: number }>(
        'select count(*)::int as left from view_change',
      );
      if (left?.left !== 0) throw new Error('Some changes are still to be added up.');
    },
    { timeoutMs: 400_000 },
  );
  await media.query('analyze playback_view, view_tally');
}, 600_000);

afterAll(() => media.close());

const from = new Date(Date.now() - DAYS * DAY_MS).toISOString();

describe('a million views', () => {
  it('are told by sums, none of which is lost', async () => {
    const { data } = await media.call(`/insight/views?from=${from}&by=country`);
    expect(data['total']).toMatchObject({ views: VIEWS, rebuffers: VIEWS, switches: 2 * VIEWS });
    const groups = data['groups'] as { sums: { views: number } }[];
    expect(groups.reduce((sum, { sums }) => sum + sums.views, 0)).toBe(VIEWS);
  });

  it.each(['all', 'asset', 'country'])('by %s take few rows out of one index', async (by) => {
    const first = new Date(Math.floor(Date.parse(from) / DAY_MS) * DAY_MS);
    const meant = [tenant, 'day', '', by, first, new Date()];
    const scans = [
      ...(await scansOf(media, BY_NAME, [...meant, 50])),
      ...(await scansOf(media, STARTUPS_BY_NAME, [...meant, ['', 'AA', 'ast_1']])),
      ...(await scansOf(media, BY_TIME, meant)),
    ].filter(({ relation }) => relation === 'view_tally');
    expect(scans.length).toBeGreaterThanOrEqual(3);
    for (const { index, rows } of scans) {
      expect(index).toBe('view_tally_pkey');
      expect(rows).toBeLessThanOrEqual((DAYS + 2) * ASSETS);
    }
  });

  it('are not looked through for who watches now', async () => {
    const scans = await scansOf(media, WATCHING, [tenant, new Date()]);
    expect(scans).toEqual([{ relation: 'playback_view', index: 'playback_view_by_last', rows: 0 }]);
  });
});
