import { eachOf } from './around.mjs';
import { PROCESSES } from './processes.mjs';

/** What every process is told, and which role a Deployment has. */
export function settingMaps() {
  return [configMap('skydeck-settings', settings()), configMap('skydeck-roles', ROLES)];
}

const ROLES = { api: 'api', worker: 'worker' };

function settings() {
  // Every pod of a service has to find the same pictures and files; a disk is of one pod only.
  const data = { LOG_LEVEL: 'info', EDGE_ACCESS_LOG: 'off', OBJECT_STORE_DRIVER: 's3' };
  // A file would be of one pod and end with it, and all files of the vault with the file.
  data.VAULT_KEY_PROVIDER = 'environment';
  // Jobs migrate, before anything of the new version answers.
  data.DATABASE_MIGRATE = 'wait';
  // A node may have many more cores than the limits of the pod are for.
  data.MEDIA_CONCURRENCY = '2';
  data.MEDIA_RTMP_HOST = '0.0.0.0';
  for (const { name, port, internalPort, isTold } of PROCESSES) {
    const prefix = name.toUpperCase();
    data[`${prefix}_HOST`] = '0.0.0.0';
    data[`${prefix}_URL`] = `http://${name}:${port}`;
    const [host, url] =
      name === 'edge' ? ['CONTROL_HOST', 'CONTROL_URL'] : ['INTERNAL_HOST', 'INTERNAL_URL'];
    data[`${prefix}_${host}`] = '0.0.0.0';
    data[`${prefix}_${url}`] = `http://${isTold ? eachOf(name) : name}:${internalPort}`;
  }
  return data;
}

function configMap(name, data) {
  return { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name }, data };
}
