import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';

/** Loopback ports of the servers of an installation of Swift. */
export interface SwiftPorts {
  readonly proxy: number;
  readonly account: number;
  readonly container: number;
  readonly object: number;
  /** Memcached, where the proxy keeps what it knows. */
  readonly cache: number;
}

/** What the tests sign in with. */
export const SWIFT_ACCESS_KEY_ID = 'test:tester';
export const SWIFT_SECRET_ACCESS_KEY = 'testing';

const PIPELINE = 'catch_errors gatekeeper cache bulk s3api tempauth symlink slo dlo proxy-server';

/** Writes the configuration of all four servers; rings are made apart. */
export async function writeSwiftSettings(folder: string, ports: SwiftPorts): Promise<void> {
  const files: Record<string, string> = {
    'swift.conf': `[swift-hash]
swift_hash_path_prefix = prefix
swift_hash_path_suffix = suffix

[storage-policy:0]
name = only
default = yes
`,
    'proxy-server.conf': `${common(folder, ports.proxy)}
[pipeline:main]
pipeline = ${PIPELINE}

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true

[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
check_bucket_owner = false
dns_compliant_bucket_names = true
max_upload_part_num = 10000
allow_object_versioning = false

[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.cache}

[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${SWIFT_SECRET_ACCESS_KEY} .admin
${['catch_errors', 'gatekeeper', 'bulk', 'symlink', 'slo', 'dlo'].map(filter).join('\n')}
`,
  };
  for (const name of ['account', 'container', 'object'] as const) {
    files[`${name}-server.conf`] = `${common(folder, ports[name])}
devices = ${path.join(folder, 'devices')}
mount_check = false

[pipeline:main]
pipeline = ${name}-server

[app:${name}-server]
use = egg:swift#${name}
`;
  }
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, name), text);
  }
}

function common(folder: string, port: number): string {
  return `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
log_level = WARNING
fallocate_reserve = 0
`;
}

function filter(name: string): string {
  return `
[filter:${name}]
use = egg:swift#${name}`;
}
