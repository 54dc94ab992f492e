import type { ReleaseDiff } from '../api/shapes.js';
import { bytesText } from '../ui/bytes-text.js';

type Value = ReleaseDiff['changes'][number]['from'];

const NAMES: Readonly<Record<string, string>> = {
  commit_sha: 'Commit',
  'artifact.digest': 'What was built',
  'artifact.bytes': 'Size',
  'plan.runtime': 'Runtime',
  'plan.node_version': 'Node.js',
  'plan.root': 'Folder of the app',
  'plan.steps': 'Build',
  'plan.image': 'Image',
  'plan.start': 'Start command',
  'plan.static_dir': 'Folder served',
  'plan.port': 'Port',
  'plan.health_path': 'Health check',
  'scale.replicas': 'Replicas',
  'scale.cpu': 'Processors of each',
  'scale.memory_mb': 'Memory of each',
};

/** What people call a part of a release. */
export function nameOfField(field: string): string {
  const words = field.replaceAll(/[._]/g, ' ');
  return NAMES[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const SHA_LETTERS = 7;
const DIGEST_LETTERS = 19;

const TEXTS: Readonly<Record<string, (value: string | number) => string>> = {
  commit_sha: (value) => String(value).slice(0, SHA_LETTERS),
  'artifact.digest': (value) => `${String(value).slice(0, DIGEST_LETTERS)}…`,
  'artifact.bytes': (value) => bytesText(Number(value)),
  'scale.memory_mb': (value) => `${value} MB`,
};

/** A value of a part as people read it; a scale that is not set is the usual one. */
export function textOfField(field: string, value: Value): string {
  if (value === null || value === '') return field.startsWith('scale.') ? 'as usual' : '–';
  return TEXTS[field]?.(value) ?? String(value);
}
