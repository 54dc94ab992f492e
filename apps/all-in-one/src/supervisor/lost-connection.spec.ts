import { isLostConnection } from './lost-connection.js';

describe('isLostConnection', () => {
  it.each(['57P01', '57P02', '57P03', '08006', 'ECONNRESET', 'EPIPE'])('knows %s', (code) => {
    expect(isLostConnection(Object.assign(new Error('gone'), { code }))).toBe(true);
  });

  it('knows what the Postgres client says without a code', () => {
    expect(isLostConnection(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  it.each(['23505', '42P01', 'ENOSPC', 'EADDRINUSE'])('lets %s end the process', (code) => {
    expect(isLostConnection(Object.assign(new Error('other'), { code }))).toBe(false);
  });

  it('lets a mistake in the code end the process', () => {
    expect(isLostConnection(new TypeError('x is not a function'))).toBe(false);
    expect(isLostConnection('text')).toBe(false);
  });
});
