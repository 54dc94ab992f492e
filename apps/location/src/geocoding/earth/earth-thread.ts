import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from '../index/build-index.js';
import { savePlaces } from '../storage/save-places.js';
import { citiesOfEarth } from './cities.js';

// A thread that makes an index of the cities of the earth. It may be ended at any time.

const { folder } = workerData as { folder: string };
await savePlaces(folder, buildIndex(citiesOfEarth()));
parentPort?.postMessage({ kind: 'done', result: null }, []);
