import { spineMigrations } from '@skydeck/spine';
import { CreateSpaces1764810000000 } from './1764810000000-create-spaces.js';

export const migrations = [...spineMigrations, CreateSpaces1764810000000];
