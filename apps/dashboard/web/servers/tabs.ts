import type { ComponentType } from 'react';
import { ActivityTab } from './activity-tab.js';
import { OverviewTab } from './overview-tab.js';
import type { ServerTab, ServerTabProps } from './server-tab.js';
import { SettingsTab } from './settings/settings-tab.js';
import { SnapshotsTab } from './snapshots/snapshots-tab.js';

interface Tab {
  readonly label: string;
  readonly content: ComponentType<ServerTabProps>;
}

const TABS: Readonly<Record<ServerTab, Tab>> = {
  overview: { label: 'Overview', content: OverviewTab },
  snapshots: { label: 'Snapshots', content: SnapshotsTab },
  activity: { label: 'Activity', content: ActivityTab },
  settings: { label: 'Settings', content: SettingsTab },
};

/** What a tab is called and shows. */
export const tabOf = (name: ServerTab): Tab => TABS[name];
