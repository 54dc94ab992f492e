import { type Reading, ServiceMetrics } from './service-metrics.js';

const linesOf = async (metrics: ServiceMetrics, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

describe('ServiceMetrics', () => {
  it.each<[string, string[], () => Reading[] | Promise<Reading[]>]>([
    ['fails', [], () => Promise.reject(new Error('away'))],
    ['fails, with labels', ['state'], () => Promise.reject(new Error('away'))],
    [
      'throws',
      [],
      () => {
        throw new Error('away');
      },
    ],
    ['finds nothing', ['state'], () => []],
  ])('shows no value of a gauge whose reading %s, and all others', async (_what, labels, read) => {
    const metrics = new ServiceMetrics('things');
    metrics.gauge('things_waiting', 'Things that wait.', labels, read);
    metrics.gauge('things_now', 'Things now.', [], () => [{ value: 7 }]);
    expect(await linesOf(metrics, 'things_')).toEqual(['things_now 7']);
  });

  it('shows what a gauge reads now, and forgets what is gone', async () => {
    const metrics = new ServiceMetrics('things');
    let states = ['old', 'new'];
    metrics.gauge('things', 'Things.', ['state'], () =>
      states.map((state) => ({ labels: { state }, value: 1 })),
    );
    expect(await linesOf(metrics, 'things')).toEqual([
      'things{state="old"} 1',
      'things{state="new"} 1',
    ]);
    states = ['new'];
    expect(await linesOf(metrics, 'things')).toEqual(['things{state="new"} 1']);
  });

  it('gives the same counter to whoever asks for it again', async () => {
    const metrics = new ServiceMetrics('things');
    for (let index = 0; index < 3; index++) metrics.counter('things_total', 'Things.').inc();
    expect(await linesOf(metrics, 'things_total')).toEqual(['things_total 3']);
  });
});
