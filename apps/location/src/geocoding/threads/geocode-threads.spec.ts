import { embeddedEngine } from '../engines/fixtures/embedded-engine.js';
import { answerTo, type Question } from '../question.js';

const QUESTIONS: readonly Question[] = [
  { kind: 'search', q: 'Rue Grimaldi', options: {} },
  { kind: 'suggest', q: 'boul', options: { near: { lat: 43.73, lon: 7.42 } } },
  { kind: 'structured', parts: { street: '2 rue des Orangers' }, options: { language: 'de' } },
  { kind: 'reverse', lat: 43.7384, lon: 7.4246, options: {} },
];

describe('places that are found in threads', () => {
  it('are those that are found without, and 50 at once do not mix', async () => {
    await using started = await embeddedEngine();
    const { threads, map } = started;
    const places = await map.places();
    expect(places.size).toBeGreaterThan(400);
    const asked = Array.from({ length: 50 }, (_, at) => QUESTIONS[at % QUESTIONS.length]!);
    const found = await Promise.all(asked.map((question) => threads.ask(places, question, 0)));
    const expected = asked.map((question) => answerTo(places.geocoder, question));
    expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
    const wrong = threads.ask(places, { kind: 'search', q: '...', options: {} }, 0);
    await expect(wrong).rejects.toMatchObject({
      name: 'BadGeocodeQuery',
      field: 'q',
      message: 'q must have a letter or a digit',
    });
  });

  it('503: who comes when too many wait is told to come later', async () => {
    await using started = await embeddedEngine();
    const { threads, map } = started;
    const places = await map.places();
    const asked = Array.from({ length: 100 }, () => threads.ask(places, QUESTIONS[0]!, 0));
    const answers = await Promise.allSettled(asked);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(35);
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ code: 'geocoding.busy', status: 503 });
    }
  });

  it('a build of before there were places finds nothing; one that is gone says so', async () => {
    await using started = await embeddedEngine();
    const { LoadedMap } = await import('../../maps/loaded/loaded-map.js');
    const { tmpdir } = await import('node:os');
    const { region } = started.map;
    const old = new LoadedMap(region, 1, tmpdir());
    expect((await old.geocoder()).search('Rue Grimaldi')).toEqual([]);
    expect((await old.geocoder()).reverse(43.7, 7.4)).toEqual({ results: [], areas: [] });
    const gone = new LoadedMap(region, 1, '/nowhere');
    await expect(gone.places()).rejects.toMatchObject({ name: 'MapGone' });
  });
});
