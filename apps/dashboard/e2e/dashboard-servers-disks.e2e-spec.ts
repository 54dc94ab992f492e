import { showSection } from './app-page.js';
import { checkPage } from './check-page.js';
import { FLOW_MS, ServersPage, START_MS } from './servers-page.js';

let servers: ServersPage;

beforeAll(async () => {
  servers = await ServersPage.start('Disks');
  await servers.create('web-1');
}, START_MS);

afterAll(() => servers?.close(), START_MS);

describe('the disks of servers', () => {
  it(
    'are kept as snapshots, set back to them, and let go of',
    async () => {
      const { page, watched } = servers;
      await servers.open('web-1', 'Snapshots');
      await page.getByText('No snapshots yet').waitFor();
      await takeSnapshot('before-upgrade');
      await checkPage(watched, 'servers-snapshots');
      await servers.chooseFromMenu('before-upgrade', 'Restore');
      await checkPage(watched, 'servers-restore');
      await page.getByRole('button', { name: 'Restore server' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Running', { exact: true }).waitFor();
      await servers.chooseFromMenu('before-upgrade', 'Delete');
      await page.getByRole('button', { name: 'Delete snapshot' }).click();
      await page.getByText('No snapshots yet').waitFor();
      await showSection(page, 'Activity');
      await page.getByText('Snapshot deleted: before-upgrade').waitFor();
    },
    FLOW_MS,
  );

  it(
    'are backed up by a plan that is made, changed and stopped',
    async () => {
      const { page, watched } = servers;
      await servers.open('web-1', 'Snapshots');
      const plan = page.getByRole('region', { name: 'Backups' });
      await plan.getByRole('button', { name: 'Plan backups' }).click();
      await plan.getByText(/The next one is due/).waitFor();
      await servers.choose('Day', 'Every Sunday');
      await servers.choose('Hour', '22:00 UTC');
      await plan.getByLabel('Keep').fill('3');
      await plan.getByRole('button', { name: 'Change' }).click();
      await page.getByText('Backups are planned.').first().waitFor();
      await page.reload();
      expect(await plan.getByLabel('Keep').inputValue()).toBe('3');
      await plan.getByText(/The next one is due in \d days?|tomorrow|hours?/).waitFor();
      await checkPage(watched, 'servers-backup-plan');
      await plan.getByRole('button', { name: 'Stop' }).click();
      await plan.getByText('None are taken now.').waitFor();
    },
    FLOW_MS,
  );

  it(
    'can be joined by volumes, which are found where they are told to and grow',
    async () => {
      const { page, watched } = servers;
      await servers.open('web-1', 'Volumes');
      await page.getByLabel('Name of the volume').fill('data');
      await page.getByRole('button', { name: 'Create volume' }).click();
      await page.getByRole('button', { name: 'Attach', exact: true }).click();
      await page.getByText('Attached', { exact: true }).waitFor();
      await checkPage(watched, 'servers-volumes');
      await page.getByRole('button', { name: 'Grow data' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('New size in GB').fill('3');
      await checkPage(watched, 'servers-volume-grow');
      await dialog.getByRole('button', { name: 'Grow volume' }).click();
      await page.getByRole('row', { name: /data.*Attached.*3 GB/ }).waitFor();
      await page.getByRole('button', { name: 'Detach data' }).click();
      await page.getByText('Available', { exact: true }).waitFor();
      expect(servers.complaints()).toEqual([]);
    },
    FLOW_MS,
  );
});

async function takeSnapshot(name: string): Promise<void> {
  const { page } = servers;
  await page.getByRole('button', { name: 'Take snapshot' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Take snapshot' }).click();
  await page.getByRole('row', { name }).getByText('Ready').waitFor();
}
