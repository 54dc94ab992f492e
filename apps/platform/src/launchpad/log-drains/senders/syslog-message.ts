import type { LogLineEntity } from '../../logs/log-line.entity.js';
import type { LogBatch } from './batch.js';

const USER_FACILITY = 1;
const ERROR = 3;
const INFORMATIONAL = 6;
const LARGEST_SEQUENCE = 2_147_483_647;

/**
 * One line as a message of syslog, with its length before it, so that it may hold anything.
 * @see RFC 5424 §6 for the message and its bounds, RFC 6587 §3.4.1 and RFC 5425 §4.3 for the frame
 */
export function syslogFrame({ app, host }: Omit<LogBatch, 'lines'>, line: LogLineEntity): string {
  const severity = line.stream === 'stderr' ? ERROR : INFORMATIONAL;
  const head = [
    `<${USER_FACILITY * 8 + severity}>1`,
    line.at.toISOString(),
    field(host, 255),
    field(app, 48),
    field(line.replica, 128),
    field(line.process, 32),
    `[meta sequenceId="${((Number(line.seq) - 1) % LARGEST_SEQUENCE) + 1}"]`,
  ].join(' ');
  // The mark says that the text is UTF-8.
  const message = `${head} \uFEFF${line.line}`;
  return `${Buffer.byteLength(message)} ${message}`;
}

/** A header field: visible ASCII, or a dash where nothing is known. */
function field(text: string | null, longest: number): string {
  const visible = (text ?? '').replaceAll(/[^\x21-\x7E]/g, '').slice(0, longest);
  return visible === '' ? '-' : visible;
}
