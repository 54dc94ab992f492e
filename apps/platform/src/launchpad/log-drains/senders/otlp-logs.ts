import type { LogLineEntity } from '../../logs/log-line.entity.js';
import type { LogBatch } from './batch.js';

/** @see https://opentelemetry.io/docs/specs/otel/logs/data-model/#field-severitynumber */
const SEVERITY = { stdout: [9, 'INFO'], stderr: [17, 'ERROR'] } as const;

/** Lines as a request of OTLP, in JSON. @see https://opentelemetry.io/docs/specs/otlp/#otlphttp-request */
export function otlpLogs({ app, project, appId, lines }: LogBatch): string {
  const resource = {
    attributes: [
      text('service.name', app),
      text('service.namespace', project),
      text('skydeck.app_id', appId),
    ],
  };
  const logRecords = lines.map(toRecord);
  const scopeLogs = [{ scope: { name: 'skydeck.launchpad' }, logRecords }];
  return JSON.stringify({ resourceLogs: [{ resource, scopeLogs }] });
}

function toRecord({ at, stream, line, seq, replica, process }: LogLineEntity) {
  const [severityNumber, severityText] = SEVERITY[stream === 'stderr' ? 'stderr' : 'stdout'];
  const nanoseconds = `${at.getTime()}000000`;
  return {
    timeUnixNano: nanoseconds,
    observedTimeUnixNano: nanoseconds,
    severityNumber,
    severityText,
    body: { stringValue: line },
    attributes: [
      text('log.iostream', stream),
      text('service.instance.id', replica ?? ''),
      text('process.title', process ?? ''),
      { key: 'skydeck.seq', value: { intValue: seq } },
    ],
  };
}

function text(key: string, stringValue: string) {
  return { key, value: { stringValue } };
}
