/** How often tasks usually repeat, as rules of RFC 5545. */
export const USUAL_RULES = [
  { value: 'FREQ=DAILY', label: 'Every day' },
  { value: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', label: 'Every weekday' },
  { value: 'FREQ=WEEKLY', label: 'Every week' },
  { value: 'FREQ=WEEKLY;INTERVAL=2', label: 'Every 2 weeks' },
  { value: 'FREQ=MONTHLY', label: 'Every month' },
  { value: 'FREQ=YEARLY', label: 'Every year' },
] as const;

const UNITS: Readonly<Record<string, string>> = {
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};
const DAYS: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
};

/** Says a rule in words; rules that are more than that are shown as they are. */
export function ruleWords(rule: string): string {
  const usual = USUAL_RULES.find(({ value }) => value === rule);
  if (usual) return usual.label;
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
  const unit = UNITS[parts.get('FREQ') ?? ''];
  const rest = [...parts.keys()].filter((key) => !['FREQ', 'INTERVAL', 'BYDAY'].includes(key));
  const days = parts
    .get('BYDAY')
    ?.split(',')
    .map((day) => DAYS[day]);
  if (unit === undefined || rest.length > 0 || days?.includes(undefined)) return rule;
  const count = Number(parts.get('INTERVAL') ?? 1);
  if (days && unit !== 'week') return rule;
  if (days && count === 1) return `Every ${days.join(', ')}`;
  const every = count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;
  return days ? `${every} on ${days.join(', ')}` : every;
}
