import { type Tenant } from '@skydeck/auth-guard';
import { newId } from '@skydeck/ids';
import { agreeWithModel, type Opened } from '../ledger/fixtures/model-run.js';

const RUNS = 40;
const DAY_MS = 86_400_000;

/** A new tenant whose time is a row; that of the machine is elsewhere, and stands. */
async function clockTime({ clock, dataSource }: Opened) {
  const tenant = `${newId('prj')}.test` as Tenant;
  let now = new Date(clock.now().getTime() + 100 * DAY_MS);
  await dataSource.query(
    `insert into test_clock (tenant, id, now_at, from_at, status, stepped_at, created_at, updated_at)
     values ($1, $1, $2, $2, 'ready', $2, $2, $2)`,
    [tenant, now],
  );
  return {
    tenant,
    now: () => now,
    advance: async (ms: number) => {
      now = new Date(now.getTime() + ms);
      await dataSource.query('update test_clock set now_at = $2 where tenant = $1', [tenant, now]);
    },
  };
}

describe('the ledger by a test clock', () => {
  it(`agrees with the model in ${RUNS} random runs, time moved by its row`, async () => {
    await expect(agreeWithModel(RUNS, clockTime)).resolves.toBeUndefined();
  }, 240_000);
});
