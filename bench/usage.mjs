import { Audit, CreateAudit1763810000000 } from '@skydeck/audit';
import { connect } from '@skydeck/database';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { CreateUsage1763830000000, Usage, UsageRollUp } from '@skydeck/usage';

const ROUNDS = 3000;
const RECORDS = 1_000_000;
const PROJECTS = 100;
const HOURS = 24 * 7;
const clock = { now: () => new Date() };

/**
 * What recording usage adds to the transaction of a small change (a row and its audit entry), with
 * and without in turns; then how long a million new records take to be added up by hour.
 */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const dataSource = await connect({
    url: postgres.url,
    schema: 'bench_usage',
    entities: [],
    migrations: [CreateAudit1763810000000, CreateUsage1763830000000],
  });
  try {
    await dataSource.query('create table thing (id bigint primary key, name text not null)');
    await recordingCost(dataSource);
    await rollUp(dataSource);
  } finally {
    await dataSource.destroy();
    await postgres.stop();
  }
}

async function recordingCost(dataSource) {
  const usage = new Usage();
  const audit = new Audit(clock);
  const change = async (number, isMeasured) => {
    const startMs = performance.now();
    await dataSource.transaction(async (manager) => {
      await manager.query('insert into thing values ($1, $2)', [number, 'thing']);
      if (isMeasured) {
        const record = { project: 'prj_bench', meter: 'messages.email', quantity: 1 };
        await usage.record(manager, { ...record, occurredAt: new Date(), key: `thing ${number}` });
      }
      const target = `thing ${number}`;
      await audit.record(manager, { tenant: 'prj_bench', action: 'thing.create', target });
    });
    return performance.now() - startMs;
  };
  const tookMs = { without: [], with: [] };
  for (let round = 0; round < ROUNDS; round++) {
    tookMs.without.push(await change(round * 2, false));
    tookMs.with.push(await change(round * 2 + 1, true));
  }
  const [without, measured] = [medianOf(tookMs.without), medianOf(tookMs.with)];
  const share = Math.round((measured / without - 1) * 100);
  const [before, after] = [without.toFixed(2), measured.toFixed(2)];
  console.log(`transaction   p50 ${before} ms without, ${after} ms with usage (+${share} %)`);
}

const medianOf = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

async function rollUp(dataSource) {
  await dataSource.query('truncate usage_record, usage_hour');
  await dataSource.query(
    `insert into usage_record (project_id, meter, key, quantity, occurred_at)
     select 'prj_' || number % $2::integer, 'messages.email', 'msg_' || number, number % 7,
       now() - make_interval(hours => number % $3::integer)
     from generate_series(1, $1::integer) number`,
    [RECORDS, PROJECTS, HOURS],
  );
  const [{ expected }] = await dataSource.query(
    'select sum(quantity) as expected from usage_record',
  );
  const startMs = performance.now();
  const counted = await new UsageRollUp(dataSource, clock).run();
  const seconds = (performance.now() - startMs) / 1000;
  const [{ found }] = await dataSource.query('select sum(quantity) as found from usage_hour');
  const isRight = found === expected ? 'exact' : `WRONG: ${found} instead of ${expected}`;
  const rate = Math.round(counted / seconds).toLocaleString('en');
  console.log(`roll-up       ${counted} records in ${seconds.toFixed(1)} s, ${rate}/s, ${isRight}`);
}
