import { loadConfig } from '@skydeck/config';
import { createEdge, EdgeConfig } from './index.js';

const edge = createEdge(loadConfig(EdgeConfig));
const stop = () => void edge.close().then(() => process.exit(0));
process.once('SIGTERM', stop).once('SIGINT', stop);
await edge.listen();
