import { HOME } from '../instance/confined.js';
import type { InstanceSpec } from '../../instance-spec.js';

/** Share of its memory that data may take: a copy for the disk is made beside it. */
const DATA_SHARE = 0.6;
const MEGABYTE = 2 ** 20;
export const ADMIN = 'skydeck';

/** Bytes of data that an instance holds. */
export function maxMemory({ memoryMb }: InstanceSpec): number {
  return Math.floor(memoryMb * DATA_SHARE * MEGABYTE);
}

/** `valkey.conf`, which Redis 7 reads as well. */
export function valkeySettings(spec: InstanceSpec, host: string, port: number): string {
  return [
    `bind ${host}`,
    'port 0',
    `tls-port ${port}`,
    `tls-cert-file ${HOME}/tls/server.pem`,
    `tls-key-file ${HOME}/tls/server.key`,
    'tls-auth-clients no',
    'tls-protocols "TLSv1.2 TLSv1.3"',
    'protected-mode no',
    `dir ${HOME}/data`,
    `pidfile ${HOME}/server.pid`,
    `logfile ${HOME}/log/server.log`,
    // The command line stays what it was: the server is known by it.
    'set-proc-title no',
    'daemonize no',
    `aclfile ${HOME}/users.acl`,
    'acllog-max-len 16',
    `maxclients ${spec.maxConnections + 8}`,
    `maxmemory ${maxMemory(spec)}`,
    'maxmemory-policy noeviction',
    'save ""',
    'appendonly yes',
    'appendfsync everysec',
    'auto-aof-rewrite-min-size 16mb',
    'sanitize-dump-payload yes',
    'enable-debug-command no',
    'enable-module-command no',
    '',
  ].join('\n');
}

/** All of the data, but nothing of the server and no connection to elsewhere. */
const WRITER = '~* &* +@all -@admin -migrate -cluster +client|list +ping +info';
const READER = '~* &* -@all +@read +@connection +@pubsub -@admin -@write -publish -spublish +info';

/** What a user may do, as `ACL SETUSER` takes it. */
export function rulesFor(access: 'read_write' | 'read_only'): string[] {
  return (access === 'read_write' ? WRITER : READER).split(' ');
}
