import { loadConfig } from '@skydeck/config';
import { runService, setUpLog } from '@skydeck/service';
import { createMessaging, MessagingConfig } from './index.js';

const config = loadConfig(MessagingConfig);
setUpLog({ level: config.LOG_LEVEL });
await runService(await createMessaging(config));
