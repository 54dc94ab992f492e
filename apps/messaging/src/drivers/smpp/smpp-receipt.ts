import type { Pdu } from 'smpp';
import type { DeliveryReport } from '../../providers/kinds/provider-kind.js';

const KIND_BITS = 0x3c;
const RECEIPT = 0x04;
const STATES: Readonly<Record<string, DeliveryReport['status']>> = {
  DELIVRD: 'delivered',
  EXPIRED: 'undelivered',
  DELETED: 'undelivered',
  UNDELIV: 'undelivered',
  REJECTD: 'undelivered',
};

/**
 * Reads a delivery receipt. Null for what is none, and for one that says nothing final.
 * @see SMPP 3.4 appendix B
 */
export function readReceipt(pdu: Pdu): DeliveryReport | null {
  if (((pdu.esm_class ?? 0) & KIND_BITS) !== RECEIPT) return null;
  const text = textOf(pdu);
  const id = pdu.receipted_message_id ?? /\bid:([!-~]{1,65})/.exec(text)?.[1];
  const state = /\bstat:([A-Z]{7})/.exec(text)?.[1] ?? '';
  const status = STATES[state];
  if (id === undefined || status === undefined) return null;
  const providerMessageId = id.replaceAll('\0', '');
  if (status !== 'undelivered') return { providerMessageId, status };
  const code = /\berr:(\w{1,10})/.exec(text)?.[1];
  const isSaid = code !== undefined && !/^0*$/.test(code);
  return { providerMessageId, status, failure: isSaid ? code : state.toLowerCase() };
}

function textOf({ short_message: said }: Pdu): string {
  if (typeof said === 'string') return said;
  if (Buffer.isBuffer(said)) return said.toString('latin1');
  const message = said?.message ?? '';
  return typeof message === 'string' ? message : message.toString('latin1');
}
