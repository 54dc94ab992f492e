#!/bin/sh
# Serves the other containers of its network, as Valkey's own image does, whose place it takes.
exec redis-server --protected-mode no "$@"
