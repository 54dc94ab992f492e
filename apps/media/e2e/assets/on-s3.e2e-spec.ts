import { startBucket, type TestBucket } from '@skydeck/object-store/testing';
import { describeDelivery } from '../playback/delivery.contract.js';
import { type Film, startWithFilm } from '../playback/film.js';
import { AssetHarness } from './asset-harness.js';
import { describeSlice } from './slice.contract.js';

let bucket: TestBucket;

beforeAll(async () => {
  bucket = await startBucket('films');
}, 200_000);

afterAll(() => bucket.stop());

describe('Assets, kept in S3', () => {
  let media: AssetHarness;

  beforeAll(async () => {
    media = await AssetHarness.start(bucket.environment);
  }, 90_000);

  afterAll(() => media.close());

  describeSlice(() => media);
});

describe('Streams, kept in S3', () => {
  let film: Film;

  beforeAll(async () => {
    film = await startWithFilm(bucket.environment);
  }, 90_000);

  afterAll(() => film.media.close());

  describeDelivery('the service, out of S3', () => ({
    film,
    origin: new URL(film.media.uploads.at('/')).origin,
  }));
});
