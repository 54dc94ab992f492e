const PRODUCTS = [
  ['Cloud Platform', 'base_url'],
  ['Authentication', 'auth_url'],
  ['Payments', 'pay_url'],
  ['Media', 'media_url'],
  ['Vault', 'vault_url'],
  ['Messaging', 'messaging_url'],
  ['Location', 'location_url'],
  ['Apps', 'edge_url'],
];

/** What a user needs to know once everything runs. */
export function summary(endpoints, { home, missing = [], closing, headline = 'is ready' }) {
  const rows = PRODUCTS.filter(([, key]) => endpoints[key]).map(
    ([title, key]) => `  ${title.padEnd(16)}${endpoints[key]}`,
  );
  return [
    '',
    `Skydeck ${headline}. Dashboard: ${endpoints.dashboard_url}`,
    '',
    ...rows,
    '',
    `Sign in: open the dashboard, or run "npx skydeck auth login --local".`,
    `Data and logs: ${home}`,
    ...missing.map((line) => `Not available: ${line}`),
    '',
    closing,
  ];
}
