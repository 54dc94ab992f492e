import type { BuildStep } from '../engine/build-plan.js';
import type { Wanted } from './wanted.js';

/** The steps that settings give, for the detectors that otherwise decide them. */
export function givenSteps(
  { installCommand, buildCommand }: Wanted,
  reasons: string[],
): { install: BuildStep[]; build: BuildStep | undefined } {
  const step = { cacheKeyFiles: [], network: true };
  if (installCommand !== undefined) reasons.push('install: command from the settings');
  if (buildCommand !== undefined) reasons.push('build: command from the settings');
  return {
    install:
      installCommand === undefined ? [] : [{ ...step, name: 'install', run: installCommand }],
    build: buildCommand === undefined ? undefined : { ...step, name: 'build', run: buildCommand },
  };
}
