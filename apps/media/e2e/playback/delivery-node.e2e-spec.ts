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
