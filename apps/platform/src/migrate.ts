import { loadConfig } from '@skydeck/config';
import { migrateModule } from '@skydeck/database';
import { PlatformConfig, platformDefinition } from './index.js';

// Brings the schema up to date and ends: what runs before a new version is rolled out.
await migrateModule(platformDefinition(loadConfig(PlatformConfig)).module);
