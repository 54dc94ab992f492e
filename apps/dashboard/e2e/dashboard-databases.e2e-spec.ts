import { checkPage } from './check-page.js';
import { DatabasesPage, FLOW_MS, START_MS } from './databases-page.js';

const OLDEST = 'PostgreSQL 15';
const NEWEST = 'PostgreSQL 17';
const PRICES = 'SELECT sum(price)::int AS sum FROM entries';

let databases: DatabasesPage;

beforeAll(async () => {
  databases = await DatabasesPage.start('Shelf');
}, START_MS);

afterAll(() => databases?.close(), START_MS);

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
      await databases.ask('CREATE TABLE orders AS SELECT 1 AS id');
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
      await databases.chooseFromMenu(/by hand/, 'Check that it can be restored');
      await page.getByText('Can be restored', { exact: true }).waitFor();
      await checkPage(watched, 'databases-backups');
      await databases.ask('DROP TABLE orders');
      await databases.openTab('Backups');
      await databases.chooseFromMenu(/by hand/, 'Restore in place');
      await databases.confirm('shop', 'Restore database');
      await page.getByRole('status').getByText('What it held until then').waitFor();
      await page.getByRole('row', { name: /before a restore.*Ready/ }).waitFor();
      expect(await databases.ask('SELECT id FROM orders')).toEqual([{ id: 1 }]);
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
      const reader = await databases.connectTo();
      await expect(reader.query('DELETE FROM orders')).rejects.toThrow(/read-only transaction/);
      await reader.end();
      await page.getByRole('button', { name: 'Close', exact: true }).last().click();
      await databases.chooseFromMenu(/reports/, 'Rotate');
      await databases.choose('The ones before', 'Work for another day');
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
      const pool = page.getByRole('region', { name: 'Connection pool' });
      await pool.getByText('There is none').waitFor();
      await pool.getByLabel('Connections for each credential').fill('3');
      await pool.getByRole('button', { name: 'Create pool' }).click();
      await pool.getByText(/, 0 waiting/).waitFor();
      await checkPage(watched, 'databases-pool');
      const rows = await databases.ask('SELECT id FROM orders', 'address of the pool');
      expect(rows).toEqual([{ id: 1 }]);
      await databases.openTab('Access');
      await pool.getByRole('button', { name: 'Delete pool…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete pool' }).click();
      await pool.getByText('There is none').waitFor();
    },
    FLOW_MS,
  );

  it(
    'go with a last backup, of which they can be made again',
    async () => {
      const { page, watched } = databases;
      await databases.openTab('Settings');
      await page.getByText('Fork it').waitFor();
      await page.getByRole('button', { name: 'Delete database…' }).click();
      await databases.confirm('shop', 'Delete database');
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
    'of their own server go back to a second, in another one and in place',
    async () => {
      const { page, watched } = databases;
      await databases.create('ledger', OLDEST, 'Dedicated');
      const before = await databases.connect();
      await before.query('CREATE TABLE entries AS SELECT 7 AS price');
      const { rows } = await before.query<{ at: Date }>('SELECT clock_timestamp() AS at');
      const second = Math.ceil(rows[0]!.at.getTime() / 1000) * 1000;
      await before.query('SELECT pg_sleep_until($1)', [new Date(second + 500)]);
      await before.query('DROP TABLE entries');
      await before.end();
      await databases.pickMoment(second);
      await checkPage(watched, 'databases-moment');
      await page.getByRole('button', { name: 'Fork', exact: true }).click();
      await page.getByRole('heading', { name: 'ledger-fork', level: 1 }).waitFor();
      await databases.open('ledger');
      await databases.pickMoment(second, 'In place');
      await checkPage(watched, 'databases-in-place');
      await page.getByRole('button', { name: 'Restore in place…' }).click();
      await watched.picture('databases-in-place-asked');
      await databases.confirm('ledger', 'Restore database');
      await page.getByRole('progressbar').waitFor();
      await watched.picture('databases-restoring');
      await page.getByRole('status').getByText('What it held until then').waitFor();
      await checkPage(watched, 'databases-restored');
      expect(await databases.ask(PRICES)).toEqual([{ sum: 7 }]);
      await databases.open('ledger-fork');
      await page.getByText('Available', { exact: true }).waitFor();
      expect(await databases.ask(PRICES)).toEqual([{ sum: 7 }]);
      await databases.open('ledger');
    },
    FLOW_MS,
  );

  it(
    'let networks in that are trusted, and no others',
    async () => {
      const { page, watched } = databases;
      await databases.openTab('Access');
      const trusted = page.getByRole('region', { name: 'Trusted sources' });
      await trusted.getByLabel('Network').fill('203.0.113.0/33');
      await trusted.getByText('That is no IPv4 network').waitFor();
      await trusted.getByLabel('Network').fill('203.0.113.0/24');
      await trusted.getByLabel('Network').press('Enter');
      await trusted.getByRole('listitem').getByText('203.0.113.0/24').waitFor();
      await page.getByText('Available', { exact: true }).waitFor();
      await checkPage(watched, 'databases-trusted');
    },
    FLOW_MS,
  );

  it(
    'of their own server are upgraded, with all that is in them',
    async () => {
      const { page, watched } = databases;
      await databases.openTab('Settings');
      await page.getByRole('button', { name: `Upgrade to ${NEWEST}…` }).waitFor();
      await page.getByRole('button', { name: 'Back up now' }).click();
      await page.getByText('can become a database with').waitFor();
      await checkPage(watched, 'databases-settings');
      await page.getByRole('button', { name: `Upgrade to ${NEWEST}…` }).click();
      await watched.picture('databases-upgrade-asked');
      await databases.confirm('ledger', 'Upgrade database');
      await page.getByRole('progressbar').waitFor();
      await watched.picture('databases-upgrading');
      await page.getByRole('status').getByText(`It runs with ${NEWEST} now`).waitFor();
      await checkPage(watched, 'databases-upgraded');
      const sql = `SELECT sum(price)::int AS sum, current_setting('server_version_num')::int / 10000 AS v FROM entries`;
      expect(await databases.ask(sql)).toEqual([{ sum: 7, v: 17 }]);
    },
    FLOW_MS,
  );

  it(
    'show what they do, and which statements took long',
    async () => {
      const { page, watched } = databases;
      await databases.openTab('Metrics');
      await page.getByRole('region', { name: 'Connections' }).waitFor();
      const slow = page.getByRole('region', { name: 'Slow statements' });
      await slow
        .getByText(/entries/i)
        .first()
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
