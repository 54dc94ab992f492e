import { Logger, type LoggerService } from '@nestjs/common';
import { jobScope, tracing } from '@skydeck/telemetry';
import type { LineSink } from './access-log.js';
import { currentRequest } from './current-request.js';
import { censor, REDACTED_FIELDS } from './redaction.js';
import pino, { type DestinationStream, type Logger as Pino } from 'pino';

export interface LogOptions {
  readonly level: string;
  /** Where lines go; standard output when not given. */
  readonly destination?: DestinationStream;
}

const BUFFER_BYTES = 8192;
const FLUSH_MS = 500;
const REDACT = { paths: REDACTED_FIELDS, censor };

let root: Pino = pino({ level: 'warn', redact: REDACT, mixin: whereabouts });
let standardOutput: DestinationStream | undefined;
let access: LineSink | undefined;

/** Sets up the log of this process: JSON lines, secrets blanked. */
export function setUpLog({ level, destination }: LogOptions): void {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  const to = destination ?? bufferedOutput();
  root = pino({ ...options, redact: REDACT, mixin: whereabouts }, to);
  access = root.isLevelEnabled('info') ? to : undefined;
  // Whoever built an application without a log took Nest's away.
  Logger.overrideLogger(new PinoLogger());
}

/** What a line belongs to: the request, also in the jobs that it asked for, and the trace. */
function whereabouts(): Record<string, string> {
  const requestId = currentRequest()?.id ?? jobScope()?.requestId;
  const span = tracing()?.activeSpan()?.spanContext();
  return {
    ...(requestId !== undefined && { request_id: requestId }),
    ...(span && { trace_id: span.traceId, span_id: span.spanId }),
  };
}

/** Standard output in pieces: a write for each line would cost as much as answering the request. */
function bufferedOutput(): DestinationStream {
  if (standardOutput) return standardOutput;
  const output = pino.destination({ dest: 1, sync: true, minLength: BUFFER_BYTES });
  setInterval(() => output.flush(), FLUSH_MS).unref();
  process.once('exit', () => output.flushSync());
  standardOutput = output;
  return output;
}

/** The log of one service. */
export function logOf(service: string): Pino {
  return root.child({ service });
}

/** Where access logs go; nowhere when the operator wants only warnings. */
export function accessLogSink(): LineSink | undefined {
  return access;
}

type Level = 'info' | 'warn' | 'error' | 'debug' | 'trace' | 'fatal';

/** Sends what Nest and the services log to the one log of the process. */
class PinoLogger implements LoggerService {
  log(message: unknown, ...rest: unknown[]): void {
    write('info', message, rest);
  }
  error(message: unknown, ...rest: unknown[]): void {
    write('error', message, rest);
  }
  warn(message: unknown, ...rest: unknown[]): void {
    write('warn', message, rest);
  }
  debug(message: unknown, ...rest: unknown[]): void {
    write('debug', message, rest);
  }
  verbose(message: unknown, ...rest: unknown[]): void {
    write('trace', message, rest);
  }
  fatal(message: unknown, ...rest: unknown[]): void {
    write('fatal', message, rest);
  }
}

function write(level: Level, message: unknown, rest: unknown[]): void {
  const context = rest.at(-1);
  // Nest announces every route and module at start; that is for a debugger, not for an operator.
  const isChatter = typeof context === 'string' && CHATTER.has(context);
  const stated = isChatter && level === 'info' ? 'debug' : level;
  const fields = typeof message === 'object' && message !== null ? message : { msg: message };
  root[stated]({ context, ...fields, ...(fields instanceof Error ? { err: fields } : {}) });
}

const CHATTER = new Set([
  'NestFactory',
  'InstanceLoader',
  'RouterExplorer',
  'RoutesResolver',
  'NestApplication',
]);

Logger.overrideLogger(new PinoLogger());
