import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startBrowser } from '@skydeck/testing/browser';
import type { Browser, CDPSession, Page } from 'playwright-core';

interface Credential {
  readonly credentialId: string;
  readonly signCount: number;
}

/** A page of a site in a real browser, with an authenticator that a test can look into. */
export class VirtualAuthenticator {
  readonly #server: Server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><title>Site</title>');
  });
  #browser!: Browser;
  #page!: Page;
  #cdp!: CDPSession;
  #id = '';
  origin = '';

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://localhost:${(this.#server.address() as AddressInfo).port}`;
    this.#browser = await startBrowser();
    this.#page = await this.#browser.newPage();
    await this.#page.goto(this.origin);
    this.#cdp = await this.#page.context().newCDPSession(this.#page);
    await this.#cdp.send('WebAuthn.enable');
    const { authenticatorId } = await this.#cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    this.#id = authenticatorId;
    return this;
  }

  async stop(): Promise<void> {
    await this.#browser.close();
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Makes a passkey. @returns it as JSON, or the name of the browser's error */
  create(options: object): Promise<object | string> {
    return this.#page.evaluate(async (json) => {
      const parse = PublicKeyCredential.parseCreationOptionsFromJSON.bind(PublicKeyCredential);
      try {
        const made = await navigator.credentials.create({ publicKey: parse(json as never) });
        return made instanceof PublicKeyCredential ? { ...made.toJSON() } : 'NoPasskey';
      } catch (error) {
        return (error as Error).name;
      }
    }, options);
  }

  /** Uses a passkey. @returns the answer as JSON, or the name of the browser's error */
  use(options: object): Promise<object | string> {
    return this.#page.evaluate(async (json) => {
      const parse = PublicKeyCredential.parseRequestOptionsFromJSON.bind(PublicKeyCredential);
      try {
        const found = await navigator.credentials.get({ publicKey: parse(json as never) });
        return found instanceof PublicKeyCredential ? { ...found.toJSON() } : 'NoPasskey';
      } catch (error) {
        return (error as Error).name;
      }
    }, options);
  }

  /** Whether the authenticator can tell who touches it. */
  async setUserVerified(isUserVerified: boolean): Promise<void> {
    await this.#cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.#id, isUserVerified });
  }

  /** Puts a copy of a passkey in its place, as it was when it had signed less often. */
  async turnBack(credentialId: string, signCount: number): Promise<Credential> {
    const authenticatorId = this.#id;
    const { credentials } = await this.#cdp.send('WebAuthn.getCredentials', { authenticatorId });
    const bytes = Buffer.from(credentialId, 'base64url').toString('base64');
    const credential = credentials.find((one) => one.credentialId === bytes);
    if (!credential) throw new Error('The authenticator has no such passkey.');
    const which = { authenticatorId, credentialId: bytes };
    await this.#cdp.send('WebAuthn.removeCredential', which);
    const copy = { ...credential, signCount };
    await this.#cdp.send('WebAuthn.addCredential', { authenticatorId, credential: copy });
    return { credentialId, signCount: credential.signCount };
  }

  /** Forgets every passkey. */
  async clear(): Promise<void> {
    await this.#cdp.send('WebAuthn.clearCredentials', { authenticatorId: this.#id });
  }
}
