import type { ComponentType } from 'react';
import { AccessTab } from './credentials/access-tab.js';
import { BackupsTab } from './backups/backups-tab.js';
import { MetricsTab } from './metrics/metrics-tab.js';
import type { DatabaseTab, DatabaseTabProps } from './database-tab.js';
import { OverviewTab } from './overview-tab.js';
import { SettingsTab } from './settings/settings-tab.js';

interface Tab {
  readonly label: string;
  readonly content: ComponentType<DatabaseTabProps>;
}

const TABS: Readonly<Record<DatabaseTab, Tab>> = {
  overview: { label: 'Overview', content: OverviewTab },
  access: { label: 'Access', content: AccessTab },
  backups: { label: 'Backups', content: BackupsTab },
  metrics: { label: 'Metrics', content: MetricsTab },
  settings: { label: 'Settings', content: SettingsTab },
};

/** What a tab is called and shows. */
export const tabOf = (name: DatabaseTab): Tab => TABS[name];
