"""Starts one server of OpenStack Swift, or lays out its rings, in a folder of its own.

    serve.py rings <folder> <account port> <container port> <object port>
    serve.py cache <user> <port>
    serve.py <proxy|account|container|object> <folder>

What is started ends with the process that started it.
"""

import ctypes
import signal
import sys
from os import execvp, path

from swift.common import utils
from swift.common.ring import RingBuilder
from swift.common.wsgi import run_wsgi

REPLICAS = 1
PARTITION_POWER = 4
PR_SET_PDEATHSIG = 1


def make_ring(folder, name, port):
    builder = RingBuilder(PARTITION_POWER, REPLICAS, 0)
    builder.add_dev({
        'region': 1,
        'zone': 1,
        'ip': '127.0.0.1',
        'port': port,
        'replication_ip': '127.0.0.1',
        'replication_port': port,
        'device': 'disk',
        'weight': 1.0,
        'meta': '',
    })
    builder.rebalance(seed='fixed')
    builder.get_ring().save(path.join(folder, name + '.ring.gz'))


def main(command, subject, *ports):
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if command == 'cache':
        execvp('memcached', ['memcached', '-l', '127.0.0.1', '-U', '0', '-u', subject, '-p', *ports])
    folder = subject
    utils.set_swift_dir(folder)
    if command == 'rings':
        for name, port in zip(('account', 'container', 'object'), ports):
            make_ring(folder, name, int(port))
        return 0
    section = command + '-server'
    return run_wsgi(path.join(folder, section + '.conf'), section, verbose=True)


sys.exit(main(*sys.argv[1:]))
