import type { ViewGrouping } from '../../api/view-insight.js';

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const countries = new Intl.DisplayNames('en', { type: 'region' });

const NAMES: Readonly<Record<string, string>> = {
  android: 'Android',
  chrome: 'Chrome',
  chromeos: 'ChromeOS',
  desktop: 'Computer',
  edge: 'Edge',
  firefox: 'Firefox',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  opera: 'Opera',
  other: 'Other',
  phone: 'Phone',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  tablet: 'Tablet',
  tv: 'Television',
  windows: 'Windows',
};

/** How a group of views is called. */
export function groupName(by: ViewGrouping, key: string, name: string | null): string {
  if (by === 'asset') return name ?? 'Deleted';
  if (key === '') return 'Unknown';
  return by === 'country' ? (countries.of(key) ?? key) : (NAMES[key] ?? key);
}

/** A time of watching as people read it. */
export function watchedText(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 1) return `${Math.round(ms / 1000)} s`;
  return minutes < 120 ? `${number.format(minutes)} min` : `${number.format(minutes / 60)} h`;
}

/** A share of 0 to 1 as people read it. */
export const shareText = (share: number | null): string =>
  share === null ? '–' : `${number.format(share * 100)} %`;
