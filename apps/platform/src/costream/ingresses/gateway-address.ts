import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { RTC_PATH } from '../engine/gateway/rtc-upgrade.js';

/** Where this process reaches its own gateway of rooms. */
@Injectable()
export class GatewayAddress {
  constructor(private readonly host: HttpAdapterHost) {}

  get url(): string {
    const server = this.host.httpAdapter.getHttpServer() as import('node:http').Server;
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('Nothing listens.');
    const isEverywhere = address.address === '::' || address.address === '0.0.0.0';
    const name = isEverywhere ? '127.0.0.1' : address.address;
    return `ws://${name.includes(':') ? `[${name}]` : name}:${address.port}${RTC_PATH}`;
  }
}
