import { Authenticator } from '@skydeck/auth-guard';

const CHECKS = 300_000;

/** CPU of one check of a remembered key: format, checksum, hash, look-up, expiry, product. */
export async function measureKeyCheck(app, key) {
  const authenticator = app.get(Authenticator, { strict: false });
  await authenticator.identify(key);
  for (let index = 0; index < CHECKS / 10; index++) authenticator.identify(key);
  const before = process.cpuUsage();
  for (let index = 0; index < CHECKS; index++) authenticator.identify(key);
  const { user, system } = process.cpuUsage(before);
  return { cpuUs: (user + system) / CHECKS };
}
