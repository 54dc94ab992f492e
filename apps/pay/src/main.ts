import { loadConfig } from '@skydeck/config';
import { runService, setUpLog } from '@skydeck/service';
import { createPay, PayConfig } from './index.js';

const config = loadConfig(PayConfig);
setUpLog({ level: config.LOG_LEVEL });
await runService(await createPay(config));
