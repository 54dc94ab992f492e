/** Address of a real Redis for the contract suites that run on both kinds of store. */
export function testRedisUrl(): string {
  const url = process.env['TEST_REDIS_URL'];
  if (!url) throw new Error('TEST_REDIS_URL is not set: `npm test` starts a Redis and sets it.');
  return url;
}
