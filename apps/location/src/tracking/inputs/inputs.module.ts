import { Module } from '@nestjs/common';
import { StreamModule } from '../stream/stream.module.js';
import { DeviceInlet } from './device-inlet.js';
import { Inputs } from './inputs.js';
import { MqttBroker } from './mqtt/mqtt-broker.js';
import { DeviceSockets } from './socket/device-sockets.js';

/** The ways in that are no HTTP: MQTT, WebSocket, and the protocols of trackers. */
@Module({ imports: [StreamModule], providers: [DeviceInlet, DeviceSockets, Inputs, MqttBroker] })
export class InputsModule {}
