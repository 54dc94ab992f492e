import { createRequire } from 'node:module';
import { AddressPolicy } from '@skydeck/outbound';
import { open, type Reader, type Response } from 'maxmind';
import { Countries } from './countries.js';

const COMES_WITH_IT = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
const SHAPE = /^[A-Z]{2}$/;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** As the database that comes with the service has it, and as GeoIP2 and GeoLite2 have it. */
interface Place {
  readonly country_code?: string;
  readonly country?: { readonly iso_code?: string };
}

const addresses = new AddressPolicy();

/**
 * Countries of a database in the MMDB format. A file that changes is read anew. Addresses that are not
 * of the public internet are in no country, though databases have been seen to say so.
 */
export class MmdbCountries extends Countries {
  private constructor(private readonly reader: Reader<Response>) {
    super();
  }

  /** @param file another database than the one that comes as a package */
  static async open(file?: string): Promise<MmdbCountries> {
    const path = file ?? createRequire(import.meta.url).resolve(COMES_WITH_IT);
    const watched = { watchForUpdates: true, watchForUpdatesNonPersistent: true };
    try {
      return new MmdbCountries(await open(path, file === undefined ? {} : watched));
    } catch (error) {
      throw new Error(`The database of countries at ${path} cannot be read.`, { cause: error });
    }
  }

  override of(address: string | undefined): string | null {
    const plain = address?.replace(MAPPED, '') ?? '';
    if (!addresses.isAllowed(plain)) return null;
    const place = this.reader.get(plain) as Place | null;
    const code = place?.country_code ?? place?.country?.iso_code;
    return code !== undefined && SHAPE.test(code) ? code : null;
  }
}
