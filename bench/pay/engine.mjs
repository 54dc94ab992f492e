import { connect } from '@skydeck/database';
import { Ledger } from '../../apps/pay/dist/ledger/ledger.js';
import { migrations } from '../../apps/pay/dist/migrations/index.js';

export const TENANT = 'prj_bench';

const nowOf = () => new Date();
const wallet = (number) => `wal_${String(number).padStart(26, '0')}`;

/** The ledger as the service has it, on tables of its own. */
export async function openEngine(url, schema, accounts) {
  const dataSource = await connect({ url, schema, entities: [], migrations });
  await dataSource.query(
    `insert into account (public_id, tenant, kind, currency, posted, created_at)
     select 'wal_' || lpad(id::text, 26, '0'), $1, 'wallet', 'EUR', 1000000000, now()
     from generate_series(1, ${accounts}) id`,
    [TENANT],
  );
  await dataSource.query('vacuum analyze account');
  const ledger = new Ledger({ url, schema, lanes: 1, nowOf, onCommitted: () => undefined });
  return {
    async transfer({ id, from, to, amount }) {
      const outcome = await ledger.execute({
        tenant: TENANT,
        key: `api:${id}`,
        command: { kind: 'transfer', from: wallet(from), to: wallet(to), amount, currency: 'EUR' },
      });
      if (outcome.operation?.code !== null) throw new Error(JSON.stringify(outcome));
    },
    async close() {
      await ledger.onModuleDestroy();
      await dataSource.destroy();
    },
  };
}
