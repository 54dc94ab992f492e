import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';

/** Rates of one day: units of each currency for one euro. */
export interface EcbFile {
  /** Such as `2026-11-20`. */
  readonly date: string;
  readonly rates: ReadonlyMap<string, string>;
}

const Line = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  rate: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,12})?$/)
    .refine((text) => /[1-9]/.test(text)),
});

const Document = z.object({
  Envelope: z.object({
    Cube: z.object({ Cube: z.object({ time: z.iso.date(), Cube: z.array(Line).min(1) }) }),
  }),
});

// Entities are what makes XML dangerous, and the file has none. Numbers stay as they are written.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseAttributeValue: false,
  processEntities: false,
  isArray: (_name, path) => path === 'Envelope.Cube.Cube.Cube',
});

/**
 * Reads the daily file of the European Central Bank.
 * @throws when it is not whole or not such a file
 * @see https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
 */
export function readEcbFile(body: string): EcbFile {
  if (body.includes('<!')) throw new Error('The file declares things of its own.');
  if (XMLValidator.validate(body) !== true) throw new Error('The file is not whole XML.');
  const { time, Cube } = Document.parse(parser.parse(body)).Envelope.Cube.Cube;
  const rates = new Map(Cube.map(({ currency, rate }) => [currency, rate]));
  if (rates.size !== Cube.length) throw new Error('The file has a currency twice.');
  return { date: time, rates: new Map([...rates, ['EUR', '1']]) };
}
