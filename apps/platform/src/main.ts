import { loadConfig } from '@skydeck/config';
import { runService, setUpLog } from '@skydeck/service';
import { createPlatform, PlatformConfig } from './index.js';

// Whoever stops only this process means to start it again: apps need not notice.
const config = loadConfig(PlatformConfig, { LAUNCHPAD_APPS_ON_STOP: 'keep', ...process.env });
setUpLog({ level: config.LOG_LEVEL });
await runService(await createPlatform(config));
