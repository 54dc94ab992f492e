import type { WantedDatabase } from '../api/shapes.js';

/** The form as a command, to keep in a script. */
export function createCommand(project: string, wanted: WantedDatabase): string {
  const { name, engine, version, plan, size, storage_gb: storageGb } = wanted;
  const options = [
    ...(engine === 'postgres' ? [] : [`--engine ${engine}`]),
    ...(version === undefined ? [] : [`--engine-version ${version}`]),
    ...(plan === 'shared' ? [] : [`--plan ${plan}`]),
    ...(size === undefined ? [] : [`--size ${size}`]),
    `--storage ${storageGb}`,
    `--project ${project}`,
    '--wait',
  ];
  return [`skydeck db create ${name === '' ? 'NAME' : name}`, ...options].join(' \\\n  ');
}
