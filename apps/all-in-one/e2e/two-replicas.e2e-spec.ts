import { describeReplicas } from './replicas/journeys.js';

// A process for each replica holds some services: what one knows by itself, the other does not.
describeReplicas('some in one process, with Redis', {
  withRedis: true,
  units: [['auth', 'messaging', 'pay']],
});
