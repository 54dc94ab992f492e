import type { Deployment } from '../../api/resources.js';

import { deploymentFailure } from './deployment-failure.js';

const deployment = (change: Partial<Deployment>): Deployment => ({
  id: 'dep_1',
  app_id: 'app_1',
  commit_message: null,
  plan: null,
  created_at: '2026-01-02T03:04:05Z',
  started_at: null,
  finished_at: null,
  number: 1,
  status: 'failed',
  reason: 'deploy',
  release_id: null,
  stage: 'building',
  stage_times: {},
  branch: 'main',
  commit_sha: null,
  error: null,
  url: '',
  ...change,
});

describe('deploymentFailure', () => {
  it('says nothing about a deployment that is live', () => {
    expect(deploymentFailure(deployment({ status: 'live' }))).toBeUndefined();
  });

  it('1: names the stage, the code and the sentence', () => {
    const error = {
      stage: 'building' as const,
      code: 'build.failed',
      message: 'npm ci exited with 1.',
    };
    const failure = deploymentFailure(deployment({ error }));
    expect(failure).toMatchObject({ code: 'build.failed', exitCode: 1 });
    expect(failure?.message).toContain('building: npm ci exited with 1.');
    expect(failure?.hint).toContain('code: build.failed');
  });

  it.each(['cancelled', 'superseded', 'rolled_back'] as const)(
    '1: a deployment that was %s is no success',
    (status) => {
      expect(deploymentFailure(deployment({ status }))).toMatchObject({ exitCode: 1 });
    },
  );
});
