/** What is shown of devices. */
export const TRACKING_TABS = ['devices', 'geofences'] as const;
export type TrackingTab = (typeof TRACKING_TABS)[number];

/** How people know them. */
export const TRACKING_TAB_NAMES: Readonly<Record<TrackingTab, string>> = {
  devices: 'Devices',
  geofences: 'Geofences',
};
