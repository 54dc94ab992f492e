import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';

type Make = (ratio: number) => Sampler;

const SAMPLERS: Readonly<Record<string, Make>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
};
const PARENT_BASED = 'parentbased_';

/**
 * Which traces are kept. An unknown name keeps all whose caller does, as the standard wants it.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export function samplerOf(environment: NodeJS.ProcessEnv): Sampler {
  const name = environment['OTEL_TRACES_SAMPLER'] ?? '';
  const ratio = ratioOf(environment['OTEL_TRACES_SAMPLER_ARG']);
  const own = SAMPLERS[name];
  if (own) return own(ratio);
  const make = name.startsWith(PARENT_BASED) && SAMPLERS[name.slice(PARENT_BASED.length)];
  return new ParentBasedSampler({ root: make ? make(ratio) : new AlwaysOnSampler() });
}

function ratioOf(argument: string | undefined): number {
  const ratio = Number(argument || '1');
  return ratio >= 0 && ratio <= 1 ? ratio : 1;
}
