import { costingOf } from './valhalla-questions.js';
import { departure, truckOf } from './valhalla-vehicles.js';

it('a heavy vehicle is a truck with its own measures, and none of those that Valhalla takes by itself', () => {
  expect(truckOf({ weight_t: 12, height_m: 3.9, hazmat: true })).toEqual({
    costing: 'truck',
    costing_options: {
      truck: { height: 3.9, width: 0, length: 0, weight: 12, axle_load: 0, hazmat: true },
    },
  });
});

it('tables and areas are asked for with it as routes are, and with the profile when there is none', () => {
  const vehicle = { weight_t: 12, hazmat: false };
  expect(costingOf({ vehicle, profile: 'car' })).toEqual(truckOf(vehicle));
  expect(costingOf({ profile: 'bike' })).toEqual({ costing: 'bicycle' });
});

it('a light one is a car that is high or wide', () => {
  expect(truckOf({ height_m: 2.7, hazmat: false })).toEqual({
    costing: 'auto',
    costing_options: { auto: { height: 2.7, width: 0 } },
  });
});

it.each([{ weight_t: 3 }, { length_m: 7 }, { axle_load_t: 2 }, { hazmat: true }])(
  '422: what Valhalla cannot tell of a light one is refused: %j',
  (measure) => {
    expect(() => truckOf({ hazmat: false, ...measure })).toThrow(
      expect.objectContaining({ code: 'routing.unsupported_by_engine', status: 422 }) as Error,
    );
  },
);

it('sets out by the clock of the place', () => {
  const monaco = { lat: 43.73, lon: 7.42 };
  expect(departure('2026-11-23T08:05:00Z', monaco)).toEqual({ type: 1, value: '2026-11-23T09:05' });
  expect(departure('2026-07-23T08:05:00Z', monaco).value).toBe('2026-07-23T10:05');
});
