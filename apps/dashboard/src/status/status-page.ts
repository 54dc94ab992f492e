import { PRODUCTS } from './products.js';
import { STATUS_CSS } from './status-css.js';
import type { ProductStatus, StatusDay, StatusReport } from './status-report.js';

const REFRESH_S = 60;
/** What a day may be down and still be only marked as disturbed. */
const DISTURBED_S = 600;
const SHOWN_INCIDENTS = 50;

const HEADLINES = {
  operational: 'All products work',
  down: 'Some products do not work',
  unknown: 'Some products were not seen at work yet',
} as const;
const STATES = { operational: 'Works', down: 'Down', unknown: 'Unknown' } as const;

/** The page, whole and without scripts: it must work when little else does. */
export function statusPage(report: StatusReport): string {
  const { state, checked_at, products, incidents } = report;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${REFRESH_S}">
<title>${HEADLINES[state]} · Status</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<style>${STATUS_CSS}</style>
</head>
<body>
<main>
<header class="${state}">
<h1>${HEADLINES[state]}</h1>
<p>${checked_at ? `Looked at ${momentOf(checked_at)}` : 'The first look is under way'}</p>
</header>
<section aria-labelledby="products">
<h2 id="products">Products</h2>
<ul class="products">${products.map(productOf).join('')}</ul>
<p class="legend"><span><span class="day fine"></span>no incident</span><span><span class="day disturbed"></span>up to ten minutes</span>
<span><span class="day down"></span>longer</span><span><span class="day"></span>not watched</span></p>
</section>
<section aria-labelledby="incidents">
<h2 id="incidents">Incidents of the last 90 days</h2>
${incidents.length === 0 ? '<p class="none">There were none.</p>' : listOf(incidents)}
</section>
<footer>Times are in UTC. <a href="/status.json">The same as JSON</a></footer>
</main>
</body>
</html>
`;
}

function productOf({ name, state, uptime_percent, days }: ProductStatus): string {
  const uptime = uptime_percent === null ? '' : `${uptime_percent.toFixed(2)} % ready`;
  return `<li>
<div class="line"><h3>${name}</h3><span class="state ${state}">${STATES[state]}</span></div>
<div class="days" role="img" aria-label="${name}, last 90 days: ${uptime || 'not watched yet'}">${days.map(dayOf).join('')}</div>
<div class="scale"><span>90 days ago</span><span>${uptime}</span><span>today</span></div>
</li>`;
}

function dayOf({ date, down_seconds }: StatusDay): string {
  if (down_seconds === null) return `<span class="day" title="${date}: not watched"></span>`;
  if (down_seconds === 0) {
    return `<span class="day fine" title="${date}: no incident"></span>`;
  }
  const kind = down_seconds <= DISTURBED_S ? 'disturbed' : 'down';
  return `<span class="day ${kind}" title="${date}: down for ${lengthOf(down_seconds)}"></span>`;
}

function listOf(incidents: StatusReport['incidents']): string {
  // What began and ended together is one thing to whoever reads it.
  const together = Map.groupBy(incidents, ({ began_at, ended_at }) => `${began_at} ${ended_at}`);
  const shown = [...together.values()].slice(0, SHOWN_INCIDENTS).map(incidentOf);
  const more = together.size - shown.length;
  return `<ul class="incidents">${shown.join('')}</ul>${more > 0 ? `<p class="none">And ${more} before.</p>` : ''}`;
}

function incidentOf(incidents: StatusReport['incidents']): string {
  const [first] = incidents;
  if (!first) return '';
  const { began_at, ended_at } = first;
  const isAll = incidents.length === PRODUCTS.length;
  const names = isAll ? 'All products' : incidents.map(({ name }) => name).join('; ');
  const length =
    ended_at === null
      ? 'goes on'
      : lengthOf(Math.round((Date.parse(ended_at) - Date.parse(began_at)) / 1000));
  return `<li${ended_at ? '' : ' class="open"'}><strong>${names}</strong><span>${momentOf(began_at)}</span><span>${length}</span></li>`;
}

/** Such as `2026-03-01 12:30`. */
function momentOf(at: string): string {
  return `<time datetime="${at}">${at.slice(0, 16).replace('T', ' ')}</time>`;
}

function lengthOf(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`;
}
