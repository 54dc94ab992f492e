import type { Operation } from '../../api/resources.js';
import { operationFailure } from './operation-failure.js';
import { operationProgress } from './operation-progress.js';

const operation = (change: Partial<Operation>): Operation => ({
  id: 'op_1',
  kind: 'vps.create',
  status: 'failed',
  stage: null,
  progress: 0,
  resource: { type: 'vps', id: 'vps_1' },
  error: null,
  created_at: '2026-01-02T03:04:05Z',
  started_at: null,
  finished_at: null,
  ...change,
});

describe('operationFailure', () => {
  it('says nothing about one that succeeded', () => {
    expect(operationFailure(operation({ status: 'succeeded' }))).toBeUndefined();
  });

  it('1: names the code and the sentence', () => {
    const error = { code: 'vps.no_space', message: 'The machine has no room left on its disk.' };
    expect(operationFailure(operation({ error }))).toMatchObject({
      code: 'vps.no_space',
      exitCode: 1,
      message: 'vps.create failed: The machine has no room left on its disk.',
      hint: 'code: vps.no_space, operation: op_1',
    });
  });

  it('1: one that was called off is no success', () => {
    expect(operationFailure(operation({ status: 'cancelled' }))).toMatchObject({
      exitCode: 1,
      message: 'vps.create was called off.',
    });
  });
});

describe('operationProgress', () => {
  it.each([
    [{ status: 'queued', stage: 'waiting', progress: 0.5 }, 'queued'],
    [{ status: 'running', stage: null, progress: 0 }, 'running'],
    [
      { status: 'running', stage: 'building the image', progress: 0.29 },
      'building the image, 20 %',
    ],
    [{ status: 'running', stage: null, progress: 0.999 }, 'running, 90 %'],
    [{ status: 'succeeded', stage: null, progress: 1 }, 'succeeded'],
  ] as const)('%j is told as "%s"', (given, text) => {
    expect(operationProgress(given)).toBe(text);
  });
});
