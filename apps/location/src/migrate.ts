import { loadConfig } from '@skydeck/config';
import { migrateModule } from '@skydeck/database';
import { LocationConfig, locationDefinition } from './index.js';

// Brings the schema up to date and ends: what runs before a new version is rolled out.
await migrateModule(locationDefinition(loadConfig(LocationConfig)).module);
