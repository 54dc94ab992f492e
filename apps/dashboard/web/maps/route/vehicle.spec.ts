import { type RouteWish, routeQuery } from '../../api/maps.js';
import { vehicleText } from './vehicle.js';

const bodyOf = (wish: Partial<RouteWish>) =>
  routeQuery('shop', {
    waypoints: [],
    profile: 'car',
    avoid: [],
    vehicle: {},
    ...wish,
  }).queryKey.at(-1);

describe('vehicleText', () => {
  it('names what was said of a vehicle, and nothing for any car', () => {
    expect(vehicleText({})).toBeNull();
    expect(vehicleText({ hazmat: false })).toBeNull();
    expect(vehicleText({ weight_t: 12, height_m: 3.8, hazmat: true })).toBe(
      'height 3.8 m, weight 12 t, dangerous goods',
    );
  });
});

describe('routeQuery', () => {
  it('asks for the vehicle where one goes by car, and for none that nothing is known of', () => {
    const vehicle = { height_m: 3.8 };
    expect(bodyOf({ vehicle })).toMatchObject({ vehicle });
    expect(bodyOf({ vehicle, profile: 'bike' })).not.toHaveProperty('vehicle');
    expect(bodyOf({ vehicle: { hazmat: false, weight_t: undefined } })).not.toHaveProperty(
      'vehicle',
    );
  });
});
