import { SentBytes } from '@skydeck/media';
import { describeDelivery } from './delivery.contract.js';
import { type Film, startWithFilm } from './film.js';

let film: Film;

beforeAll(async () => {
  film = await startWithFilm();
}, 90_000);

afterAll(() => film.media.close());

describeDelivery('the service itself', () => ({
  film,
  origin: new URL(film.media.uploads.at('/')).origin,
}));

it('is counted for whoever pays: every megabyte that viewers got, once', async () => {
  const { service } = film.media.uploads;
  await service.app.get(SentBytes).write();
  const delivered = async () =>
    film.media.uploads.query<{ sum: number }>(
      `select sum(quantity)::int as sum from usage_record where meter = 'videos.delivered_megabytes'`,
    );
  const text = await (await fetch(`${service.internalUrl}/metrics`)).text();
  const [, bytes = '0'] = /^skydeck_media_sent_bytes_total(?:\{.*\})? (\d+)$/m.exec(text) ?? [];
  expect(Number(bytes)).toBeGreaterThan(2e6);
  expect(await delivered()).toEqual([{ sum: Math.floor(Number(bytes) / 1e6) }]);
  await service.app.get(SentBytes).write();
  expect(await delivered()).toEqual([{ sum: Math.floor(Number(bytes) / 1e6) }]);
});
