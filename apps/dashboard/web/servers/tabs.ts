import type { ComponentType } from 'react';
import { ActivityTab } from './activity-tab.js';
import { ConsoleTab } from './console/console-tab.js';
import { OverviewTab } from './overview-tab.js';
import { MetricsTab } from './metrics/metrics-tab.js';
import { NetworkTab } from './network/network-tab.js';
import type { ServerTab, ServerTabProps } from './server-tab.js';
import { SettingsTab } from './settings/settings-tab.js';
import { SnapshotsTab } from './snapshots/snapshots-tab.js';
import { VolumesTab } from './volumes/volumes-tab.js';

interface Tab {
  readonly label: string;
  readonly content: ComponentType<ServerTabProps>;
}

const TABS: Readonly<Record<ServerTab, Tab>> = {
  overview: { label: 'Overview', content: OverviewTab },
  console: { label: 'Console', content: ConsoleTab },
  metrics: { label: 'Metrics', content: MetricsTab },
  snapshots: { label: 'Snapshots', content: SnapshotsTab },
  network: { label: 'Network', content: NetworkTab },
  volumes: { label: 'Volumes', content: VolumesTab },
  activity: { label: 'Activity', content: ActivityTab },
  settings: { label: 'Settings', content: SettingsTab },
};

/** What a tab is called and shows. */
export const tabOf = (name: ServerTab): Tab => TABS[name];
