/** What can be done on the page with the map. */
export const MAP_TABS = ['search', 'route', 'reach', 'maps'] as const;
export type MapTab = (typeof MAP_TABS)[number];

/** How people know them. */
export const MAP_TAB_NAMES: Readonly<Record<MapTab, string>> = {
  search: 'Search',
  route: 'Route',
  reach: 'Reach',
  maps: 'Maps',
};
