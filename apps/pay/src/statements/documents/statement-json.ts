import { toEntry } from '../entries/entry.schema.js';
import type { Statement } from './statement.js';

/** A statement in the envelope of every answer, written while its lines are read. */
export async function* jsonOf(
  { head, lines }: Statement,
  requestId: string,
): AsyncGenerator<string> {
  const data = {
    wallet: head.wallet,
    name: head.name,
    currency: head.currency,
    exponent: head.exponent,
    from: head.from.toISOString(),
    to: head.to.toISOString(),
    opening_balance: head.opening.toString(),
    closing_balance: head.closing.toString(),
    total_in: head.totalIn.toString(),
    total_out: head.totalOut.toString(),
    count: head.count,
  };
  yield `{"data":${JSON.stringify(data).slice(0, -1)},"lines":[`;
  let isFirst = true;
  for await (const some of lines) {
    const written = some.map((line) => JSON.stringify(toEntry(line))).join(',');
    yield isFirst ? written : `,${written}`;
    isFirst = false;
  }
  yield `]},"meta":${JSON.stringify({ request_id: requestId })}}`;
}
