import { HttpKycDriver, type HttpKycDriverOptions } from './http/http-kyc.driver.js';
import type { KycDriver } from './kyc-driver.js';

/** The one place that knows every driver. */
const DRIVERS = {
  http: (options: HttpKycDriverOptions) => new HttpKycDriver(options),
} satisfies Record<string, (options: HttpKycDriverOptions) => KycDriver>;

export type DriverName = keyof typeof DRIVERS;

/** Names for the field `driver` of a provider. */
export const DRIVER_NAMES = Object.keys(DRIVERS) as [DriverName, ...DriverName[]];

/** Makes the driver that speaks to a provider. @throws when there is none of this name */
export function makeDriver(name: string, options: HttpKycDriverOptions): KycDriver {
  if (!Object.hasOwn(DRIVERS, name)) throw new Error(`There is no driver \`${name}\`.`);
  return DRIVERS[name as DriverName](options);
}
