import { isStoreAway } from './store-away.js';

it.each(['08006', '53100', '53300', '57P01', 'ECONNREFUSED'])(
  '%s says that the database is away or has no room: the request may be tried again',
  (code) => {
    expect(isStoreAway({ code })).toBe(true);
    expect(isStoreAway({ driverError: { code } })).toBe(true);
  },
);

it.each(['23505', '42P01', '22P02'])('%s is a matter of the statement', (code) => {
  expect(isStoreAway({ code })).toBe(false);
});
