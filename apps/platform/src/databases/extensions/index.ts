import { Extensions } from './extensions.js';
import { ExtensionsController } from './extensions.controller.js';

/** What the module of databases takes from here. */
export const extensionParts = {
  entities: [],
  controllers: [ExtensionsController],
  providers: [Extensions],
};
