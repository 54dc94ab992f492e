import { openQueues } from './handover/open-queues.js';

openQueues();
const { serve } = await import('./serve.js');
await serve();
