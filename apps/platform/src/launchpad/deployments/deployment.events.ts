import { defineEvents } from '@skydeck/events';
import { z } from 'zod';

const Deployment = z.object({
  id: z.string().describe('`dep_…`'),
  app_id: z.string().describe('The app that is deployed.'),
  number: z.int().describe('Counts the deployments of the app.'),
  branch: z.string().describe('Branch that is deployed.'),
  commit_sha: z.string().nullable().describe('Commit that is deployed; null until it is known.'),
});

const Failure = z.object({
  stage: z.string().describe('The stage that failed.'),
  code: z.string().describe('Why, as a code of the error catalogue.'),
  message: z.string().describe('Why, in a sentence.'),
});

/** What happens to deployments. */
export const DeploymentEvents = defineEvents('deployment', {
  started: { schema: Deployment, description: 'A worker took a deployment in hand.' },
  live: { schema: Deployment, description: 'A deployment serves all traffic of its app.' },
  failed: {
    schema: Deployment.extend({ error: Failure.nullable().describe('What went wrong.') }),
    description: 'A deployment ended without going live; the release before serves on.',
  },
  rolled_back: {
    schema: Deployment.extend({ error: Failure.nullable().describe('What was seen of it.') }),
    description: 'A deployment that was live was replaced by an earlier release.',
  },
  cancelled: { schema: Deployment, description: 'A deployment was called off.' },
});
