/** Asks once more with the zone of the browser; without scripts, visitors choose it. */
export const ZONE_SCRIPT = `
const at = new URL(location.href);
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
if (timeZone && !at.searchParams.has('zone')) {
  at.searchParams.set('zone', timeZone);
  location.replace(at);
}
`;
