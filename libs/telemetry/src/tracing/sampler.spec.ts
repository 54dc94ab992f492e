import { createHash } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace';
import { samplerOf } from './sampler.js';

const TRACES = 2000;
const { NOT_RECORD, RECORD_AND_SAMPLED } = SamplingDecision;

function decide(environment: NodeJS.ProcessEnv, traceId: string, parentFlags?: number) {
  const parent = { traceId, spanId: '00f067aa0ba902b7', traceFlags: parentFlags ?? 0 };
  const context =
    parentFlags === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent);
  const sampler = samplerOf(environment);
  return sampler.shouldSample(context, traceId, 'name', SpanKind.SERVER, {}, []).decision;
}

const idOf = (index: number) => createHash('md5').update(String(index)).digest('hex');

function shareOf(environment: NodeJS.ProcessEnv): number {
  const kept = Array.from({ length: TRACES }, (_, index) => decide(environment, idOf(index + 1)));
  return kept.filter((decision) => decision === RECORD_AND_SAMPLED).length / TRACES;
}

describe('samplerOf', () => {
  it.each<[string, NodeJS.ProcessEnv, number]>([
    ['everything when nothing is said', {}, 1],
    ['everything for always_on', { OTEL_TRACES_SAMPLER: 'always_on' }, 1],
    ['nothing for always_off', { OTEL_TRACES_SAMPLER: 'always_off' }, 0],
    ['everything for an unknown name', { OTEL_TRACES_SAMPLER: 'some' }, 1],
    ['nothing for parentbased_always_off', { OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, 0],
  ])('keeps %s', (_what, environment, share) => {
    expect(shareOf(environment)).toBe(share);
  });

  it.each(['traceidratio', 'parentbased_traceidratio'])('keeps a part for %s', (name) => {
    const environment = { OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: '0.25' };
    const share = shareOf(environment);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.3);
  });

  it('does as the caller does when it is based on the parent, and only then', () => {
    const based = { OTEL_TRACES_SAMPLER: 'parentbased_always_on' };
    expect(decide(based, idOf(7), 0)).toBe(NOT_RECORD);
    expect(decide({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' }, idOf(7), 1)).toBe(
      RECORD_AND_SAMPLED,
    );
    expect(decide({ OTEL_TRACES_SAMPLER: 'always_on' }, idOf(7), 0)).toBe(RECORD_AND_SAMPLED);
  });
});
