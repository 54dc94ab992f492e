#!/usr/bin/python3
"""OpenStack Swift behind its S3 front, one copy of everything in /data.

AWS_ACCESS_KEY_ID is ACCOUNT:USER, as Swift has it; AWS_SECRET_ACCESS_KEY its secret. The first
server that ends ends the rest, so that the container is started again whole.
"""

import os
import re
import signal
import subprocess
import sys
import uuid
from pathlib import Path

from swift.common.ring import RingBuilder

SETTINGS = Path('/etc/s3-store')
DATA = Path('/data')
PORTS = {'account': 6202, 'container': 6201, 'object': 6200}
SERVE = (
    'import sys; from swift.common import utils; from swift.common.wsgi import run_wsgi; '
    "utils.set_swift_dir('/data/etc'); "
    "sys.exit(run_wsgi(sys.argv[1], sys.argv[2], verbose=True))"
)


def filled(name, values):
    text = (SETTINGS / name).read_text()
    return re.sub('@([A-Z]+)@', lambda found: values[found[1]], text)


def lay_out(folder):
    """Rings and the hash's prefix stay: with others nothing that is stored would be found."""
    (DATA / 'devices' / 'disk').mkdir(parents=True, exist_ok=True)
    folder.mkdir(exist_ok=True)
    if not (folder / 'swift.conf').exists():
        prefix = uuid.uuid4().hex
        new = folder / 'swift.conf.new'
        new.write_text(
            f'[swift-hash]\nswift_hash_path_prefix = {prefix}\n'
            '[storage-policy:0]\nname = only\ndefault = yes\n'
        )
        new.rename(folder / 'swift.conf')
    for name, port in PORTS.items():
        builder = RingBuilder(4, 1, 0)
        builder.add_dev({
            'region': 1, 'zone': 1, 'ip': '127.0.0.1', 'port': port,
            'replication_ip': '127.0.0.1', 'replication_port': port,
            'device': 'disk', 'weight': 1.0, 'meta': '',
        })
        builder.rebalance(seed='fixed')
        builder.get_ring().save(str(folder / f'{name}.ring.gz'))


def write_settings(folder):
    account, separator, user = os.environ['AWS_ACCESS_KEY_ID'].partition(':')
    if not (account.isalnum() and user.isalnum() and separator):
        sys.exit('AWS_ACCESS_KEY_ID has to be ACCOUNT:USER, letters and digits only.')
    secret = os.environ['AWS_SECRET_ACCESS_KEY']
    values = {'ACCOUNT': account, 'USER': user, 'SECRET': secret}
    proxy = folder / 'proxy-server.conf'
    proxy.touch(mode=0o600)
    proxy.write_text(filled('proxy-server.conf', values))
    for kind, port in PORTS.items():
        text = filled('server.conf', {'KIND': kind, 'PORT': str(port)})
        (folder / f'{kind}-server.conf').write_text(text)


def main():
    os.umask(0o077)
    folder = DATA / 'etc'
    lay_out(folder)
    write_settings(folder)
    commands = [['memcached', '-l', '127.0.0.1', '-U', '0']]
    for kind in (*PORTS, 'proxy'):
        conf = str(folder / f'{kind}-server.conf')
        commands.append([sys.executable, '-c', SERVE, conf, f'{kind}-server'])
    servers = [subprocess.Popen(command) for command in commands]

    def stop(*_):
        for server in servers:
            server.terminate()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    os.wait()
    stop()
    for server in servers:
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            server.kill()


main()
