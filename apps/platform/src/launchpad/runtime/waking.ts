import { Injectable } from '@nestjs/common';

/**
 * Releases that slept and are being started because their app may sleep no more: until they run, or
 * their start has failed, whoever asks for something waits.
 */
@Injectable()
export class Waking extends Set<string> {}
