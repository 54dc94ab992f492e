import { describeReplicas } from './replicas/journeys.js';

describeReplicas('a process for each, with Redis', { withRedis: true });
describeReplicas('a process for each, with Postgres alone', { withRedis: false });
