import { loadConfig } from '@skydeck/config';
import { runService, setUpLog } from '@skydeck/service';
import { createPlatform, PlatformConfig } from './index.js';

const config = loadConfig(PlatformConfig);
setUpLog({ level: config.LOG_LEVEL });
await runService(await createPlatform(config));
