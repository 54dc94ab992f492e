import type { ComponentType } from 'react';
import { HistoryTab } from '../history/history-tab.js';
import { RecordingsTab } from '../recordings/recordings-tab.js';
import { SettingsTab } from '../settings/settings-tab.js';
import { InAndOutTab } from './in-and-out-tab.js';
import { NowTab } from './now-tab.js';
import type { RoomTab, RoomTabProps } from './room-tab.js';

interface Tab {
  readonly label: string;
  readonly content: ComponentType<RoomTabProps>;
}

const TABS: Readonly<Record<RoomTab, Tab>> = {
  now: { label: 'Now', content: NowTab },
  recordings: { label: 'Recordings', content: RecordingsTab },
  'in-and-out': { label: 'In and out', content: InAndOutTab },
  history: { label: 'History', content: HistoryTab },
  settings: { label: 'Settings', content: SettingsTab },
};

/** What a tab is called and shows. */
export const tabOf = (name: RoomTab): Tab => TABS[name];
