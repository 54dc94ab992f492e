/** Settings of cloud-init: seed files only, no question to any network. */
function cloudConfig(user: string): string {
  return [
    'datasource_list: [NoCloud, None]',
    'locale: C.UTF-8',
    'preserve_hostname: false',
    'manage_etc_hosts: true',
    'ssh_pwauth: false',
    'disable_root: true',
    'package_update: false',
    'apt:',
    '  preserve_sources_list: true',
    'updates:',
    '  network:',
    '    when: [boot-new-instance, boot]',
    'system_info:',
    '  network:',
    '    renderers: [networkd]',
    '  default_user:',
    `    name: ${user}`,
    '    lock_passwd: true',
    '    shell: /bin/bash',
    '    groups: [adm, sudo]',
    '    sudo: ALL=(ALL) NOPASSWD:ALL',
    '',
  ].join('\n');
}

/** Shell steps that mmdebstrap runs on the finished tree, whose folder is `$1`. */
export function customizeSteps(user: string): string[] {
  const config = JSON.stringify(cloudConfig(user)).slice(1, -1);
  return [
    `printf '${config}' >"$1/etc/cloud/cloud.cfg.d/90-skydeck.cfg"`,
    `printf 'LANG=C.UTF-8\\n' >"$1/etc/default/locale"`,
    `ln -sf /run/systemd/resolve/stub-resolv.conf "$1/etc/resolv.conf"`,
    'systemctl --root="$1" enable systemd-networkd systemd-resolved ssh',
    // User data may hold secrets.
    'install -d -m 700 "$1/var/lib/cloud/seed/nocloud-net"',
    // A container has neither clocks of its own nor hardware to watch.
    'systemctl --root="$1" mask systemd-networkd-wait-online.service e2scrub_reap.service',
    `rm -f "$1"/etc/ssh/ssh_host_*_key* "$1"/var/lib/dbus/machine-id`,
    `: >"$1/etc/machine-id"`,
    `printf 'localhost\\n' >"$1/etc/hostname"`,
    `rm -rf "$1"/var/lib/apt/lists/* "$1"/var/cache/apt/*.bin "$1"/var/log/*.log`,
  ];
}
