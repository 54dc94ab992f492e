import { z } from 'zod';
import { bankSecret } from '../../sandbox-bank/bank-delivery.js';
import { SandboxDriver } from '../sandbox/sandbox.driver.js';
import { providerKind } from './provider-kind.js';

const seconds = (fallback: number, text: string) =>
  z.int().min(0).max(86_400).default(fallback).describe(text);

export const SandboxSettings = z.strictObject({
  later_seconds: seconds(5, 'Seconds after which what is pending is decided.'),
  return_seconds: seconds(10, 'Seconds after which what is returned comes back.'),
});

/** The bank for trials. */
export const sandboxKind = providerKind({
  settings: SandboxSettings,
  secrets: z.strictObject({}),
  methods: ['card', 'iban', 'phone'],
  isSandbox: true,
  isBuiltIn: true,
  hosts: () => [],
  driver: (settings, _secrets, { providerId, hookUrl, serviceSecret, bank, files }) =>
    new SandboxDriver(
      {
        account: providerId,
        hookUrl,
        secret: bankSecret(serviceSecret, providerId),
        delays: {
          laterMs: settings.later_seconds * 1000,
          returnMs: settings.return_seconds * 1000,
        },
      },
      bank,
      files,
    ),
});
