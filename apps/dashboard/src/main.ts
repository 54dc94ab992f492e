import { loadConfig } from '@skydeck/config';
import { createDashboard } from './create-dashboard.js';
import { DashboardConfig } from './dashboard.config.js';

const dashboard = await createDashboard(loadConfig(DashboardConfig));
await dashboard.listen();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void dashboard.close());
}
