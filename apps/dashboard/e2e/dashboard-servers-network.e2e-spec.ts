import { checkPage } from './check-page.js';
import { FLOW_MS, ServersPage, START_MS } from './servers-page.js';

let servers: ServersPage;

beforeAll(async () => {
  servers = await ServersPage.start('Networks');
  await servers.create('web-1');
}, START_MS);

afterAll(() => servers?.close(), START_MS);

describe('servers in networks', () => {
  it(
    'have firewalls whose rules are kept',
    async () => {
      const { page } = servers;
      await servers.open('web-1', 'Network');
      await page.getByRole('button', { name: 'Create a firewall' }).click();
      await page.getByRole('button', { name: 'Add rule' }).click();
      await page.getByLabel('Ports of rule 3').fill('80');
      await page.getByRole('button', { name: 'Save rules' }).click();
      await page.reload();
      expect(await page.getByLabel('Ports of rule 3').inputValue()).toBe('80');
    },
    FLOW_MS,
  );

  it(
    'join private networks, and publish ports of theirs',
    async () => {
      const { page, watched } = servers;
      await page.getByLabel('Name of a new network').fill('backend');
      await page.getByRole('button', { name: 'Create and join' }).click();
      await page.getByRole('button', { name: 'Leave backend' }).waitFor();
      await page.getByLabel('Port of the server').fill('8080');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('tcp 8080').waitFor();
      await checkPage(watched, 'servers-network');
      await page.getByRole('button', { name: 'Withdraw port 8080' }).click();
      await page.getByText('tcp 8080').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Leave backend' }).click();
      await page.getByRole('button', { name: 'Leave backend' }).waitFor({ state: 'detached' });
      expect(servers.complaints()).toEqual([]);
    },
    FLOW_MS,
  );
});
