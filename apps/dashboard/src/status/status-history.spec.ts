import { PRODUCTS } from './products.js';
import { StatusHistory } from './status-history.js';
import { statusPage } from './status-page.js';
import { reportOf } from './status-report.js';

const START = Date.parse('2026-03-01T00:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);
const DAY_S = 86_400;

/** What one look finds: all are ready but these. */
const looks = (...down: string[]) =>
  new Map(PRODUCTS.map(({ product }) => [product, !down.includes(product)]));

/** Looks every fifteen seconds. */
function watch(history: StatusHistory, from: number, until: number, ...down: string[]): void {
  for (let second = from; second < until; second += 15) history.observe(looks(...down), at(second));
}

const of = (history: StatusHistory, now: Date, wanted = 'pay') => {
  const { products, ...rest } = reportOf(history, now);
  const { days, ...product } = products.find(({ product: name }) => name === wanted) ?? {
    days: [],
  };
  return { ...rest, ...product, today: days.at(-1), yesterday: days.at(-2), count: days.length };
};

describe('the history of the status page', () => {
  it('one failed look is no incident, two are, since the first; it ends with the first good one', () => {
    const history = new StatusHistory();
    expect(reportOf(history, at(0)).state).toBe('unknown');
    watch(history, 0, 60);
    history.observe(looks('pay'), at(60));
    expect(of(history, at(61))).toMatchObject({ state: 'operational', incidents: [] });
    history.observe(looks('pay'), at(75));
    expect(of(history, at(76))).toMatchObject({
      state: 'down',
      incidents: [{ product: 'pay', began_at: at(60).toISOString(), ended_at: null }],
    });
    expect(of(history, at(76), 'vault').state).toBe('operational');
    watch(history, 90, 120, 'pay');
    history.observe(looks(), at(120));
    expect(of(history, at(1_200))).toMatchObject({
      state: 'operational',
      incidents: [{ began_at: at(60).toISOString(), ended_at: at(120).toISOString() }],
      uptime_percent: 95,
      today: { date: '2026-03-01', down_seconds: 60 },
      yesterday: { date: '2026-02-28', down_seconds: null },
      count: 90,
    });
  });

  it('splits a night over its days', () => {
    const history = new StatusHistory();
    watch(history, 0, 30);
    watch(history, DAY_S - 600, DAY_S + 300, 'pay');
    expect(of(history, at(DAY_S + 300))).toMatchObject({
      yesterday: { down_seconds: expect.any(Number) },
      today: { date: '2026-03-02', down_seconds: 300 },
    });
  });

  it('an installation that did not run was down as a whole, and a short restart was not', () => {
    const first = new StatusHistory();
    watch(first, 0, 60);
    const second = new StatusHistory(structuredClone(first.kept));
    second.observe(looks(), at(150));
    expect(reportOf(second, at(150)).incidents).toEqual([]);
    const third = new StatusHistory(structuredClone(second.kept));
    third.observe(looks(), at(3_750));
    const report = reportOf(third, at(3_750));
    const { incidents } = report;
    expect(statusPage(report)).toMatch(/<strong>All products<\/strong>.*1 h/);
    expect(incidents).toHaveLength(PRODUCTS.length);
    expect(incidents[0]).toMatchObject({
      began_at: at(150).toISOString(),
      ended_at: at(3_750).toISOString(),
    });
  });

  it('forgets what ended 90 days ago, and keeps a bounded number', () => {
    const history = new StatusHistory();
    for (let round = 0; round < 700; round++) {
      watch(history, round * 60, round * 60 + 30, 'pay');
      history.observe(looks(), at(round * 60 + 45));
    }
    expect(reportOf(history, at(42_000)).incidents).toHaveLength(500);
    history.observe(looks(), at(42_000 + 91 * DAY_S));
    const kept = reportOf(history, at(42_000 + 91 * DAY_S)).incidents;
    // Only the time in which nobody looked.
    expect(kept).toHaveLength(PRODUCTS.length);
  });

  it('the page is whole without scripts and names what is wrong', () => {
    const history = new StatusHistory();
    watch(history, 0, 60);
    watch(history, 60, 120, 'vault');
    const page = statusPage(reportOf(history, at(120)));
    expect(page).toContain('Some products do not work');
    expect(page).toMatch(/Files, photos and notes<\/h3><span class="state down">Down/);
    expect(page).toContain('goes on');
    expect(page).not.toContain('<script');
  });
});
