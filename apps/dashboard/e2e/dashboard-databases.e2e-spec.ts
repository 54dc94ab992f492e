import pg from 'pg';
import { checkPage } from './check-page.js';
import { DatabasesPage, FLOW_MS, START_MS } from './databases-page.js';

const OLDEST = 'PostgreSQL 15';

let databases: DatabasesPage;

beforeAll(async () => {
  databases = await DatabasesPage.start('Shelf');
}, START_MS);

afterAll(() => databases?.close(), START_MS);

/** What the address that is shown leads to. */
async function connect(label = 'address'): Promise<pg.Client> {
  const url = await databases.page.getByLabel(label, { exact: true }).innerText();
  const client = new pg.Client({
    connectionString: url.trim().replace(/[?&]sslmode=[a-z-]+/, ''),
    ssl: { rejectUnauthorized: false },
  });
  await client.connect();
  return client;
}

describe('databases', () => {
  it(
    'are created, and their address leads to them',
    async () => {
      const { page, watched } = databases;
      await page.getByRole('link', { name: 'Databases' }).click();
      await page.getByText('Create your first database').waitFor();
      await checkPage(watched, 'databases-none');
      await page.getByRole('link', { name: 'New database' }).click();
      await page.getByRole('radio', { name: /Dedicated/ }).click();
      await checkPage(watched, 'databases-new');
      await databases.create('shop', OLDEST);
      await page.getByRole('button', { name: 'Show the connection' }).click();
      const client = await connect();
      await client.query('CREATE TABLE orders (id int)');
      await client.query('INSERT INTO orders VALUES (1)');
      await client.end();
      await checkPage(watched, 'databases-overview');
    },
    FLOW_MS,
  );

  it(
    'are backed up, and set back to what they held',
    async () => {
      const { page, watched } = databases;
      await databases.openTab('Backups');
      await page.getByText('No backups yet').waitFor();
      await page.getByRole('button', { name: 'Back up now' }).click();
      await page.getByText('Ready', { exact: true }).waitFor();
      await checkPage(watched, 'databases-backups');
      await databases.openTab('Overview');
      await page.getByRole('button', { name: 'Show the connection' }).click();
      const before = await connect();
      await before.query('DROP TABLE orders');
      await before.end();
      await databases.openTab('Backups');
      await databases.chooseFromMenu(/by hand/, 'Restore in place');
      await page.getByLabel(/Type shop to confirm/).fill('shop');
      await page.getByRole('button', { name: 'Restore database' }).click();
      await page.getByRole('row', { name: /before a restore.*Ready/ }).waitFor();
      await databases.openTab('Overview');
      await page.getByText('Available', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Show the connection' }).click();
      const after = await connect();
      const { rows } = await after.query('SELECT id FROM orders');
      await after.end();
      expect(rows).toEqual([{ id: 1 }]);
    },
    FLOW_MS,
  );

  it(
    'let others read, whose password is changed and ended',
    async () => {
      const { page, watched } = databases;
      await databases.openTab('Access');
      await page.getByRole('button', { name: 'New credential' }).click();
      await page.getByLabel('Name').fill('reports');
      await page.getByRole('button', { name: 'Create credential' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await databases.chooseFromMenu(/reports/, 'Show the connection');
      await page.getByRole('button', { name: 'Show it' }).click();
      const reader = await connect();
      await expect(reader.query('DELETE FROM orders')).rejects.toThrow(/read-only transaction/);
      await reader.end();
      await page.getByRole('button', { name: 'Close', exact: true }).last().click();
      await databases.chooseFromMenu(/reports/, 'Rotate');
      await page.getByRole('button', { name: 'Rotate password' }).click();
      await page.getByText(/The password before ends/).waitFor();
      await checkPage(watched, 'databases-access');
      await databases.chooseFromMenu(/reports/, 'End the password before');
      await page.getByRole('button', { name: 'End it now' }).click();
      await page.getByText(/The password before ends/).waitFor({ state: 'detached' });
    },
    FLOW_MS,
  );

  it(
    'let clients take turns on a pool, whose address leads to them',
    async () => {
      const { page, watched } = databases;
      await databases.openTab('Access');
      await page.getByText('It is off: every client has').waitFor();
      await page.getByRole('switch', { name: 'Pool connections' }).click();
      await page.getByLabel('Connections for each credential').fill('3');
      await page.getByRole('button', { name: 'Save the pool' }).click();
      await page.getByText(/, 0 waiting/).waitFor();
      await checkPage(watched, 'databases-pool');
      await databases.openTab('Overview');
      await page.getByText('Available', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Show the connection' }).click();
      const pooled = await connect('address of the pool');
      const { rows } = await pooled.query('SELECT id FROM orders');
      await pooled.end();
      expect(rows).toEqual([{ id: 1 }]);
    },
    FLOW_MS,
  );

  it(
    'go with a last backup, of which they can be made again',
    async () => {
      const { page, watched } = databases;
      await databases.openTab('Settings');
      await checkPage(watched, 'databases-settings');
      await page.getByRole('button', { name: 'Delete database…' }).click();
      await page.getByLabel(/Type shop to confirm/).fill('shop');
      await page.getByRole('button', { name: 'Delete database', exact: true }).click();
      const kept = page.getByRole('region', { name: 'Backups of databases that are gone' });
      await kept.getByText('before it was deleted').waitFor();
      await checkPage(watched, 'databases-kept');
      await databases.chooseFromMenu(/before it was deleted/, 'Restore as a new database');
      await page.getByLabel('Name of the new database').fill('shop-again');
      await page.getByRole('button', { name: 'Create database' }).click();
      await page.getByRole('heading', { name: 'shop-again', level: 1 }).waitFor();
      await page.getByText('Available', { exact: true }).waitFor();
    },
    FLOW_MS,
  );

  it(
    'of their own server are forked as they were at a second',
    async () => {
      const { page, watched } = databases;
      await databases.create('ledger', OLDEST, 'Dedicated');
      await page.getByRole('button', { name: 'Show the connection' }).click();
      const before = await connect();
      await before.query('CREATE TABLE entries (id int)');
      const { rows } = await before.query<{ at: Date }>('SELECT clock_timestamp() + $1 AS at', [
        '1 second',
      ]);
      const second = Math.ceil(rows[0]!.at.getTime() / 1000) * 1000;
      await before.query('SELECT pg_sleep_until($1)', [new Date(second + 1000)]);
      await before.query('DROP TABLE entries');
      await before.end();
      await databases.openTab('Backups');
      await page.getByText('As it was', { exact: true }).click();
      await page.getByLabel('Moment', { exact: true }).first().fill(localText(second));
      await checkPage(watched, 'databases-moment');
      await page.getByRole('button', { name: 'Fork', exact: true }).click();
      await page.getByRole('heading', { name: 'ledger-fork', level: 1 }).waitFor();
      await page.getByText('Available', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Show the connection' }).click();
      const after = await connect();
      const found = await after.query('SELECT count(*)::int AS count FROM entries');
      await after.end();
      expect(found.rows).toEqual([{ count: 0 }]);
    },
    FLOW_MS,
  );

  it(
    'show what they do, and which statements took long',
    async () => {
      const { page, watched } = databases;
      await databases.openTab('Metrics');
      await page.getByRole('region', { name: 'Connections' }).waitFor();
      await page
        .getByRole('region', { name: 'Slow statements' })
        .getByText(/entries/i)
        .waitFor();
      await checkPage(watched, 'databases-metrics');
      await page
        .getByRole('link', { name: 'Databases', exact: true })
        .and(page.locator('[aria-current=page]'))
        .waitFor();
      expect(databases.complaints()).toEqual([]);
    },
    FLOW_MS,
  );
});

/** A moment as the browser's input of a date and time has it, in the zone of this machine. */
function localText(atMs: number): string {
  const date = new Date(atMs);
  return new Date(atMs - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 19);
}
